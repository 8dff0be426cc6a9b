import { extensionOf, type FileKind, kindOf, kinds } from '#schemas/runtime/files/kinds.ts'

const ZIP = 'application/zip'

/** Detects the kind of a file by its content; the name decides only between kinds whose content looks alike. Undefined: not permitted. */
export async function sniffKind(bytes: Buffer, name: string): Promise<FileKind | undefined> {
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(bytes)
  if (!found) return plainText(bytes, name)
  if (found.mime === ZIP) return officeInside(bytes)
  return kindOf(found.mime)
}

/** Streaming writers put the entry that identifies an office file last: its folder is searched for in the entry list. */
function officeInside(bytes: Buffer): FileKind | undefined {
  if (!bytes.includes('[Content_Types].xml')) return undefined
  const folders: Record<string, string> = { 'xl/workbook': 'xlsx', 'word/document': 'docx', 'ppt/presentation': 'pptx' }
  for (const [entry, extension] of Object.entries(folders))
    if (bytes.includes(entry)) return kinds.find(({ extensions }) => extensions.includes(extension))
  return undefined
}

/** Text has no magic number: it may hold no control characters, and the extension decides which text it is. */
function plainText(bytes: Buffer, name: string): FileKind | undefined {
  const kind = kinds.find(({ tipo, extensions }) => tipo.startsWith('text/') && extensions.includes(extensionOf(name)))
  return kind && !hasControls(bytes) ? kind : undefined
}

const hasControls = (bytes: Buffer): boolean =>
  bytes.some((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12)

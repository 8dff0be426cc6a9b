import { extensionOf, type FileKind, kindOf, kinds } from '#schemas/runtime/files/kinds.ts'

const ZIP = 'application/zip'

/** The kind of a file by its content; the name only chooses among kinds that the content cannot tell apart. Undefined: not permitted. */
export async function sniffKind(bytes: Buffer, name: string): Promise<FileKind | undefined> {
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(bytes)
  if (!found) return plainText(bytes, name)
  if (found.mime === ZIP) return officeInside(bytes)
  return kindOf(found.mime)
}

/** Writers that stream put the telling entry of an office file last: the list of entries still names its folder. */
function officeInside(bytes: Buffer): FileKind | undefined {
  if (!bytes.includes('[Content_Types].xml')) return undefined
  const folders: Record<string, string> = { 'xl/workbook': 'xlsx', 'word/document': 'docx', 'ppt/presentation': 'pptx' }
  for (const [entry, extension] of Object.entries(folders))
    if (bytes.includes(entry)) return kinds.find(({ extensions }) => extensions.includes(extension))
  return undefined
}

/** Text has no mark of its own: it may hold no control characters, and its name must say which text it is. */
function plainText(bytes: Buffer, name: string): FileKind | undefined {
  const kind = kinds.find(({ tipo, extensions }) => tipo.startsWith('text/') && extensions.includes(extensionOf(name)))
  return kind && !hasControls(bytes) ? kind : undefined
}

const hasControls = (bytes: Buffer): boolean =>
  bytes.some((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12)

import { extensionOf, type FileKind } from '#schemas/runtime/files/kinds.ts'

const LONGEST = 150

/** File name for downloads: without folders and control characters, with an extension that fits its content. */
export function safeName(given: string, { extensions }: FileKind): string {
  const last = given.split(/[\\/]/).at(-1) ?? ''
  const clean = [...last.normalize('NFC')]
    .filter((char) => !/[\p{C}"<>:|?*]/u.test(char))
    .join('')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  const [usual = 'bin'] = extensions
  const extension = extensionOf(clean)
  const fits = extensions.includes(extension)
  const stem = (fits ? clean.slice(0, -extension.length - 1) : clean).slice(0, LONGEST) || 'arquivo'
  return `${stem}.${fits ? extension : usual}`
}

/** Content-Disposition for a name with accents. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const ascii = name
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\]/g, '')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

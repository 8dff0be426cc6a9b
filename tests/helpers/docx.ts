import { zipOf } from '../server/platform/files/zip-of.ts'

/** Builds a DOCX as Word writes it: the name in a text box (with a fallback copy), the telephone in the header, the rest in a table. */
export function docxOf(lines: string[], { head = '', box = '' } = {}): Buffer {
  const names =
    'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"'
  const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  // Word splits a line into runs at arbitrary places
  const p = (text: string) => {
    const half = Math.ceil(text.length / 2)
    const run = (part: string) => `<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">${escaped(part)}</w:t></w:r>`
    return `<w:p>${run(text.slice(0, half))}${run(text.slice(half))}</w:p>`
  }
  const boxed = `<w:txbxContent>${p(box)}</w:txbxContent>`
  const alternate = `<mc:AlternateContent><mc:Choice Requires="wps">${boxed}</mc:Choice><mc:Fallback>${boxed}</mc:Fallback></mc:AlternateContent>`
  const table = `<w:tbl><w:tr><w:tc>${lines.map(p).join('')}</w:tc></w:tr></w:tbl>`
  const xml = (root: string, content: string) =>
    Buffer.from(`<?xml version="1.0" encoding="UTF-8"?><w:${root} ${names}>${content}</w:${root}>`)
  return zipOf([
    { name: '[Content_Types].xml', content: Buffer.from('<Types/>') },
    {
      name: 'word/document.xml',
      content: xml('document', `<w:body>${box ? `<w:p><w:r>${alternate}</w:r></w:p>` : ''}${table}</w:body>`),
    },
    ...(head ? [{ name: 'word/header1.xml', content: xml('hdr', p(head)) }] : []),
  ])
}

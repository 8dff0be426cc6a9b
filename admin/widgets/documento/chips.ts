import { htmlOf, parseHtml } from '#admin/form/rich/editing.ts'
import { PLACEHOLDER } from '#schemas/runtime/placeholders.ts'

/** Returns the title of a placeholder by the text between its braces; undefined for an unknown one. */
export type TitleOf = (placeholder: string) => string | undefined

/** Renders a stored text into the editor, with placeholders as chips. */
export function showHtml(root: HTMLElement, html: string, titleOf: TitleOf): void {
  const body = parseHtml(html)
  for (const text of textsIn(body)) {
    const parts = partsOf(text.data, titleOf)
    if (parts.length > 1 || parts[0] instanceof HTMLElement) text.replaceWith(...parts)
  }
  root.replaceChildren(...body.childNodes)
}

/** Serialises the editor's content for storage; '' when empty. */
export function readHtml(root: HTMLElement): string {
  const copy = root.cloneNode(true) as HTMLElement
  for (const chip of copy.querySelectorAll<HTMLElement>('[data-marcador]'))
    chip.replaceWith(`{{${chip.dataset.marcador}}}`)
  return htmlOf(copy)
}

function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode()) found.push(walker.currentNode as Text)
  return found
}

function partsOf(text: string, titleOf: TitleOf): (string | HTMLElement)[] {
  const parts: (string | HTMLElement)[] = []
  let at = 0
  for (const { 0: whole, 1: inside = '', index } of text.matchAll(PLACEHOLDER)) {
    if (index > at) parts.push(text.slice(at, index))
    parts.push(chipOf(inside.trim(), titleOf))
    at = index + whole.length
  }
  if (at < text.length || parts.length === 0) parts.push(text.slice(at))
  return parts
}

/** Creates the chip of a placeholder: a non-editable element. */
export function chipOf(placeholder: string, titleOf: TitleOf): HTMLElement {
  const title = titleOf(placeholder)
  const chip = document.createElement('span')
  chip.contentEditable = 'false'
  chip.className = title === undefined ? 'marcador desconhecido' : `marcador ${isMark(placeholder) ? 'condicao' : ''}`
  chip.dataset.marcador = placeholder
  chip.title = `{{${placeholder}}}`
  if (/^(se|imagem|qr)\b|:/i.test(placeholder)) chip.dataset.alteravel = ''
  chip.textContent = title ?? `{{${placeholder}}}`
  return chip
}

/** Whether a placeholder starts, inverts or ends a conditional part. */
const isMark = (placeholder: string): boolean => /^(se\s|sen[ãa]o$|fim$)/i.test(placeholder.trim())

import { PLACEHOLDER } from '#schemas/runtime/placeholders.ts'
/** The rich text of a document on the page, and back: HTML on one side, placeholders shown by their titles on the other. */

/** Where the cursor stands behind the last piece of a line. */
export const NO_WIDTH = '\u200b'

/** Title of a placeholder, by what stands between its braces; undefined for one that does not exist. */
export type TitleOf = (placeholder: string) => string | undefined

/** Puts a stored text into the editor. What came from the server holds nothing that runs; here it is not even parsed as part of the page. */
export function showHtml(root: HTMLElement, html: string, titleOf: TitleOf): void {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const text of textsIn(body)) {
    const parts = partsOf(text.data, titleOf)
    if (parts.length > 1 || parts[0] instanceof HTMLElement) text.replaceWith(...parts)
  }
  root.replaceChildren(...body.childNodes)
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

/** A placeholder as one piece that is put in and taken out whole. */
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

/** Begins, turns round or ends a part that is not always printed. */
const isMark = (placeholder: string): boolean => /^(se\s|sen[ãa]o$|fim$)/i.test(placeholder.trim())

/** What stands in the editor, as it is stored; '' when nothing is written. */
export function readHtml(root: HTMLElement): string {
  const copy = root.cloneNode(true) as HTMLElement
  for (const chip of copy.querySelectorAll<HTMLElement>('[data-marcador]'))
    chip.replaceWith(`{{${chip.dataset.marcador}}}`)
  // browsers begin a list inside of the paragraph it was made of
  for (const list of copy.querySelectorAll('p > ul, p > ol')) list.parentElement?.replaceWith(list)
  copy.normalize()
  if (copy.textContent?.trim() === '' && !copy.querySelector('hr')) return ''
  return copy.innerHTML
    .replaceAll(NO_WIDTH, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/<br>(?=<\/(p|h2|h3|li)>)/g, '')
}

/** Blocks of the editor that the selection touches. */
export function chosenBlocks(root: HTMLElement): HTMLElement[] {
  const selection = window.getSelection()
  if (!selection || selection.rangeCount === 0) return []
  const range = selection.getRangeAt(0)
  return [...root.querySelectorAll<HTMLElement>('p, h2, h3')].filter((block) => range.intersectsNode(block))
}

/** Where the cursor is inside of the editor; undefined when it is elsewhere. */
export function cursorIn(root: HTMLElement): Range | undefined {
  const selection = window.getSelection()
  if (!selection || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  return root.contains(range.commonAncestorContainer) ? range.cloneRange() : undefined
}

/** Gives the editor the focus, with what was marked before something else took it. */
export function focusAt(root: HTMLElement, place: Range | undefined): void {
  const marked = cursorIn(root) ?? place
  root.focus()
  if (!marked) return
  const selection = window.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(marked)
}

/** Puts a piece where the cursor is (or was), and the cursor behind it. */
export function insertAt(root: HTMLElement, place: Range | undefined, piece: HTMLElement): void {
  root.focus()
  const range = place ?? endOf(root)
  range.deleteContents()
  range.insertNode(piece)
  placeBehind(piece)
}

/** Puts the cursor behind a piece. */
export function placeBehind(piece: HTMLElement): void {
  // a letter without width, or the cursor could not stand behind the last piece of a line
  const behind = document.createTextNode(NO_WIDTH)
  piece.after(behind)
  select(behind, 1)
}

/** Puts a block of its own below the one the cursor is in. */
export function insertBlock(root: HTMLElement, place: Range | undefined, block: HTMLElement): void {
  root.focus()
  const range = place ?? endOf(root)
  let at: Node | null = range.startContainer
  while (at && at.parentNode !== root) at = at.parentNode
  if (at) (at as ChildNode).after(block)
  else root.append(block)
  if (!block.nextSibling) root.append(emptyParagraph())
  const next = block.tagName === 'HR' ? block.nextSibling : block
  if (next) select(next, 0)
}

function emptyParagraph(): HTMLElement {
  const paragraph = document.createElement('p')
  paragraph.append(document.createElement('br'))
  return paragraph
}

/** Where somebody writes who has not been in the text yet. */
export function endOf(root: HTMLElement): Range {
  if (!root.lastElementChild) root.append(emptyParagraph())
  const range = document.createRange()
  range.selectNodeContents(root.lastElementChild ?? root)
  range.collapse(false)
  return range
}

function select(node: Node, offset: number): void {
  const range = document.createRange()
  range.setStart(node, offset)
  range.collapse(true)
  const selection = window.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}

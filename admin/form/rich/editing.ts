/** Conversions between stored rich text and the contenteditable DOM, and its selection. */

/** Zero-width character that gives the caret a place after the last element of a line. */
export const NO_WIDTH = '\u200b'

/** Parses a stored text with DOMParser: the inert document runs no scripts and loads no resources. The server has sanitised it already. */
export const parseHtml = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body

/** Serialises the children of an element for storage; '' when empty. Modifies the element, which must be a copy. */
export function htmlOf(copy: HTMLElement): string {
  // browsers create a list inside the paragraph it was made from
  for (const list of copy.querySelectorAll('p > ul, p > ol')) list.parentElement?.replaceWith(list)
  wrapBare(copy)
  copy.normalize()
  if (copy.textContent?.trim() === '' && !copy.querySelector('hr')) return ''
  return copy.innerHTML
    .replaceAll(NO_WIDTH, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/<br>(?=<\/(p|h2|h3|li)>)/g, '')
}

const BLOCKS = ['P', 'H2', 'H3', 'UL', 'OL', 'HR', 'DIV']

/** Wraps bare text nodes into paragraphs: the first line may be typed before the editor has one. */
function wrapBare(copy: HTMLElement): void {
  let paragraph: HTMLElement | undefined
  for (const node of [...copy.childNodes]) {
    if (BLOCKS.includes(node.nodeName)) {
      paragraph = undefined
      continue
    }
    if (!paragraph) {
      paragraph = document.createElement('p')
      node.before(paragraph)
    }
    paragraph.append(node)
  }
}

/** Expands a range to the whole link it is in, with the link's address; outside a link returns the range and ''. */
export function linkAt(place: Range | undefined): { place: Range | undefined; address: string } {
  const node = place?.commonAncestorContainer
  const link = (node instanceof Element ? node : node?.parentElement)?.closest('a')
  if (!place || !link) return { place, address: '' }
  const whole = place.cloneRange()
  whole.selectNodeContents(link)
  return { place: whole, address: link.getAttribute('href') ?? '' }
}

/** Returns the blocks of the editor that the selection intersects. */
export function chosenBlocks(root: HTMLElement): HTMLElement[] {
  const selection = window.getSelection()
  if (!selection || selection.rangeCount === 0) return []
  const range = selection.getRangeAt(0)
  return [...root.querySelectorAll<HTMLElement>('p, h2, h3')].filter((block) => range.intersectsNode(block))
}

/** Returns a copy of the selection inside the editor; undefined when it is elsewhere. */
export function cursorIn(root: HTMLElement): Range | undefined {
  const selection = window.getSelection()
  if (!selection || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  return root.contains(range.commonAncestorContainer) ? range.cloneRange() : undefined
}

/** Focuses the editor and restores the selection it had before another element took the focus. */
export function focusAt(root: HTMLElement, place: Range | undefined): void {
  const marked = cursorIn(root) ?? place
  root.focus()
  if (marked) markRange(marked)
}

/** Selects a range. */
export function markRange(range: Range): void {
  const selection = window.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}

/** Inserts an element at the current or last caret position, with the caret after it. */
export function insertAt(root: HTMLElement, place: Range | undefined, piece: HTMLElement): void {
  root.focus()
  const range = place ?? endOf(root)
  range.deleteContents()
  range.insertNode(piece)
  placeBehind(piece)
}

/** Places the caret after an element. */
export function placeBehind(piece: HTMLElement): void {
  // a zero-width text node: without it the caret cannot stand after the last element of a line
  const behind = document.createTextNode(NO_WIDTH)
  piece.after(behind)
  select(behind, 1)
}

/** Inserts a block after the block with the caret. */
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

/** Returns the end of the text: insertion point when the editor never had the focus. */
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
  markRange(range)
}

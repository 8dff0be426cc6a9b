/** A rich text in a page that is written on, and back. */

/** Where the cursor stands behind the last piece of a line. */
export const NO_WIDTH = '\u200b'

/** A stored text as elements. What came from the server holds nothing that runs; here it is not even parsed as part of the page. */
export const parseHtml = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body

/** What was written below an element, as it is stored; '' when nothing is. The element is a copy: it is put in order. */
export function htmlOf(copy: HTMLElement): string {
  // browsers begin a list inside of the paragraph it was made of
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

/** The first line may have been written before there was a paragraph: words that stand bare become one. */
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

/** The link that a place stands in, whole, and where it leads; the place itself and '' outside of one. */
export function linkAt(place: Range | undefined): { place: Range | undefined; address: string } {
  const node = place?.commonAncestorContainer
  const link = (node instanceof Element ? node : node?.parentElement)?.closest('a')
  if (!place || !link) return { place, address: '' }
  const whole = place.cloneRange()
  whole.selectNodeContents(link)
  return { place: whole, address: link.getAttribute('href') ?? '' }
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
  if (marked) markRange(marked)
}

/** Marks the words of a range. */
export function markRange(range: Range): void {
  const selection = window.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
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
  markRange(range)
}

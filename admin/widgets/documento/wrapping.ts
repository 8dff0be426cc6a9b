import { endOf, NO_WIDTH, placeBehind } from '#admin/form/rich/editing.ts'
import { chipOf, type TitleOf } from './chips.ts'

/** A condition to insert: its marker, and optionally the text of its else part. */
interface Condition {
  marker: string
  /** placeholder text of the else part, if any */
  elseText?: string
}

/** Wraps the selected words, or the paragraphs that the selection touches, in a condition. */
export function wrapInCondition(root: HTMLElement, place: Range | undefined, condition: Condition, titleOf: TitleOf) {
  root.focus()
  const range = place ?? endOf(root)
  const touched = [...root.children].filter((block) => range.intersectsNode(block))
  const [first] = touched
  const last = touched.at(-1)
  const end = chipOf('fim', titleOf)
  if (first && first === last && !range.collapsed) wrapWords(range, condition, end, titleOf)
  else wrapBlocks(root, first, last, condition, end, titleOf)
  placeBehind(end)
}

function wrapWords(range: Range, { marker, elseText }: Condition, end: HTMLElement, titleOf: TitleOf): void {
  const behind = range.cloneRange()
  behind.collapse(false)
  const others = elseText === undefined ? [] : [chipOf('senão', titleOf), ` ${elseText} `]
  const piece = document.createDocumentFragment()
  piece.append(...others, end)
  behind.insertNode(piece)
  range.collapse(true)
  range.insertNode(chipOf(marker, titleOf))
}

function wrapBlocks(
  root: HTMLElement,
  first: Element | undefined,
  last: Element | undefined,
  { marker, elseText }: Condition,
  end: HTMLElement,
  titleOf: TitleOf,
): void {
  const begin = paragraphOf(chipOf(marker, titleOf))
  const others = elseText === undefined ? [] : [paragraphOf(chipOf('senão', titleOf)), paragraphOf(elseText)]
  const rest = [...others, paragraphOf(end)]
  if (first && last) {
    first.before(begin)
    last.after(...rest)
  } else root.append(begin, ...rest)
}

function paragraphOf(piece: HTMLElement | string): HTMLElement {
  const paragraph = document.createElement('p')
  paragraph.append(piece)
  return paragraph
}

/** Converts a placeholder just typed into a chip. @returns whether there was one */
export function chipTyped(root: HTMLElement, place: Range | undefined, titleOf: TitleOf): boolean {
  const text = place?.collapsed ? place.startContainer : undefined
  if (!place || !(text instanceof Text) || !root.contains(text)) return false
  const typed = /\{\{([^{}]+)\}\}$/.exec(text.data.slice(0, place.startOffset))
  const inside = typed?.[1]?.trim()
  if (!typed || !inside) return false
  const whole = document.createRange()
  whole.setStart(text, typed.index)
  whole.setEnd(text, place.startOffset)
  whole.deleteContents()
  const chip = chipOf(inside, titleOf)
  whole.insertNode(chip)
  placeBehind(chip)
  return true
}

/** Returns the text of the caret's text node up to the caret; undefined outside a text node. */
export function wordsBefore(place: Range | undefined): string | undefined {
  const text = place?.collapsed ? place.startContainer : undefined
  return place && text instanceof Text ? text.data.slice(0, place.startOffset) : undefined
}

/** Deletes the text between an offset and the caret. */
export function removeWordsFrom(place: Range | undefined, start: number): void {
  if (place?.startContainer instanceof Text) place.startContainer.deleteData(start, place.startOffset - start)
}

/** Deletes the chip right before the caret, with its zero-width character. @returns whether there was one */
export function removeChipBefore(place: Range | undefined): boolean {
  if (!place?.collapsed) return false
  const { startContainer: text, startOffset: at } = place
  const isBehind = text instanceof Text && text.data.slice(0, at) === NO_WIDTH
  const chip = isBehind ? text.previousSibling : undefined
  if (!(text instanceof Text) || !(chip instanceof HTMLElement) || chip.dataset.marcador === undefined) return false
  text.deleteData(0, at)
  chip.remove()
  return true
}

import { endOf, NO_WIDTH, placeBehind } from '#admin/form/rich/editing.ts'
import { chipOf, type TitleOf } from './chips.ts'

/** A condition to be put into a text: its mark, and whether another text follows for when it does not hold. */
interface Condition {
  marker: string
  /** what stands where the condition does not hold, when there is such a part */
  elseText?: string
}

/** Puts a condition around the words that are marked, or around the paragraphs that the selection touches. */
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

/** Makes a piece of a placeholder that was just typed to its end. @returns whether there was one */
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

/** The words of a line up to the cursor; undefined where it stands in none. */
export function wordsBefore(place: Range | undefined): string | undefined {
  const text = place?.collapsed ? place.startContainer : undefined
  return place && text instanceof Text ? text.data.slice(0, place.startOffset) : undefined
}

/** Takes out the words between a place of a line and the cursor. */
export function removeWordsFrom(place: Range | undefined, start: number): void {
  if (place?.startContainer instanceof Text) place.startContainer.deleteData(start, place.startOffset - start)
}

/** Takes out the piece that stands right before the cursor, with what the cursor stood behind. @returns whether there was one */
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

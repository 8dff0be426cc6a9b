import { insidesOf } from '#schemas/runtime/placeholders.ts'
import { type Block, type Run, wordsOf } from '#schemas/runtime/rich-text/block.ts'
import { type Condition, readMark } from '#server/platform/placeholders/conditions.ts'

const MARKER = /(\{\{[^{}]*\}\})/

/** An open condition: whether its part is printed, and whether its {{senão}} was passed. */
interface Open {
  holds: boolean
  turned: boolean
}

/** Joins the runs of blocks so that each marker stands in one run, even where parts of it are formatted. */
export const withWholeMarkers = (blocks: Block[]): Block[] =>
  blocks.map((block) => ('runs' in block ? { ...block, runs: wholeMarkers(block.runs) } : block))

function wholeMarkers(runs: Run[]): Run[] {
  const whole: Run[] = []
  for (const run of runs) {
    const last = whole.at(-1)
    if (last && isOpen(last.text)) last.text += run.text
    else whole.push({ ...run })
  }
  return whole
}

const isOpen = (text: string): boolean => text.lastIndexOf('{{') > text.lastIndexOf('}}')

/** The first error in how conditions of a text are nested, as one sentence. */
export function nestingProblem(blocks: Block[]): string | undefined {
  const open: { turned: boolean }[] = []
  for (const inside of blocks.flatMap((block) => insidesOf(wordsOf(block)))) {
    const mark = readMark(inside)
    const last = open.at(-1)
    if (mark?.kind === 'if') open.push({ turned: false })
    else if (mark && !last) return `Há um {{${inside.trim()}}} sem um {{se …}} antes dele.`
    else if (mark?.kind === 'end') open.pop()
    else if (mark && last?.turned) return 'Uma condição tem só um {{senão}}.'
    else if (mark && last) last.turned = true
  }
  return open.length > 0 ? 'Há um {{se …}} sem o {{fim}} dele.' : undefined
}

/** The blocks that are printed, without the marks of conditions. A block of nothing but marks, or under a condition that does not hold, is left out. */
export function printedBlocks(blocks: Block[], holds: (condition: Condition) => boolean): Block[] {
  const open: Open[] = []
  const isPrinted = () => open.every((one) => one.holds)
  let left = 0
  return blocks.flatMap((block): Block[] => {
    if (block.kind !== 'item' || block.number === 1) left = 0
    const before = isPrinted()
    if (!('runs' in block)) return before ? [block] : []
    const runs = block.runs.flatMap((run) => runsOf(run, open, isPrinted, holds))
    const isMarked = insidesOf(wordsOf(block)).some((inside) => readMark(inside))
    const isGone = isMarked ? runs.every(({ text }) => text.trim() === '') : !before
    if (isGone) {
      left++
      return []
    }
    return [block.kind === 'item' ? { ...block, number: block.number - left, runs } : { ...block, runs }]
  })
}

function runsOf(run: Run, open: Open[], isPrinted: () => boolean, holds: (condition: Condition) => boolean): Run[] {
  return run.text.split(MARKER).flatMap((text) => {
    const mark = text.startsWith('{{') ? readMark(text.slice(2, -2)) : undefined
    if (!mark) return text !== '' && isPrinted() ? [{ ...run, text }] : []
    const last = open.at(-1)
    if (mark.kind === 'if') open.push({ holds: mark.condition !== undefined && holds(mark.condition), turned: false })
    else if (mark.kind === 'end') open.pop()
    else if (last && !last.turned) Object.assign(last, { holds: !last.holds, turned: true })
    return []
  })
}

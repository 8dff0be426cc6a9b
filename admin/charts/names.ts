import type { ChartData } from './data.ts'

/** More names than these stand below each other. */
const MANY = 6
/** A longer name does not stand beside others along the ground. */
const LONG = 14

/** Whether the names of a chart need a line each, with the bars to their right. */
export const isTall = ({ categories }: ChartData): boolean =>
  categories.length > MANY || categories.some((name) => name.length > LONG)

/** A name in so many letters; the whole one is in the tooltip and in the table. */
export const shortenName = (name: string, letters: number): string =>
  name.length > letters ? `${name.slice(0, Math.max(1, letters - 1)).trimEnd()}…` : name

/** A name in at most so many lines of so many letters, the end of what does not fit left out. */
export function linesOf(name: string, letters: number, most = Number.POSITIVE_INFINITY): string[] {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < letters) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  const shown = lines.slice(0, most)
  const rest = lines.slice(most - 1).join(' ')
  return lines.length > most
    ? [...shown.slice(0, -1), shortenName(rest, letters)]
    : shown.map((line) => shortenName(line, letters * 2))
}

/**
 * What of a line stands alone, with a gap or the end on either side: it needs its number beside it. `all`: there is no line at all, so that bars say it.
 */
export function lonelyPoints(values: readonly (number | undefined)[]): { points: Set<number>; all: boolean } {
  const points = new Set<number>()
  let filled = 0
  for (const [at, value] of values.entries()) {
    if (value === undefined) continue
    filled += 1
    if (values[at - 1] === undefined && values[at + 1] === undefined) points.add(at)
  }
  return { points, all: filled > 0 && points.size === filled }
}

import type { ChartData } from './data.ts'

/** Number of names from which on bars are horizontal. */
const MANY = 6
/** Name length in characters from which on bars are horizontal. */
const LONG = 14

/** Whether the names of a chart need horizontal bars. */
export const isTall = ({ categories }: ChartData): boolean =>
  categories.length > MANY || categories.some((name) => name.length > LONG)

/** Truncates a name to this many characters; the full one is in the tooltip and in the table. */
export const shortenName = (name: string, letters: number): string =>
  name.length > letters ? `${name.slice(0, Math.max(1, letters - 1)).trimEnd()}…` : name

/** Breaks a name into at most `most` lines of this many characters; the rest is cut off. */
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

/** Returns the indices of isolated points, with a gap or the end on both sides, which need a value label. `all`: every point is isolated, so bars are drawn. */
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

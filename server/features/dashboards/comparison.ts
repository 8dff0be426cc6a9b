import { monthsBefore, shiftDay } from '#schemas/runtime/dates.ts'
import type { Period } from '#schemas/runtime/days/period.ts'
import { slicesOf } from './slices.ts'

/** Period of comparison: the one of equal length just before, or the same days of the year before. */
export type Comparison = 'anterior' | 'ano'

export const COMPARISONS: readonly Comparison[] = ['anterior', 'ano']

const YEAR = 12
const isLastOfMonth = (day: string): boolean => shiftDay(day, 1).endsWith('-01')

/** The compared period: whole months before whole months, else as many days. */
export function comparedPeriod({ start, end }: Period, comparison: Comparison): Period {
  if (comparison === 'ano') return { start: monthsBefore(start, YEAR), end: sameEnd(end, YEAR) }
  if (!start.endsWith('-01')) return { start: shiftDay(start, -daysOf(start, end)), end: shiftDay(start, -1) }
  const months = slicesOf({ start, end }, 'mes').length
  return { start: monthsBefore(start, months), end: sameEnd(end, months) }
}

/** Moves a day by months; the last day of a month stays a last day. */
function sameEnd(day: string, months: number): string {
  const moved = monthsBefore(day, months)
  if (!isLastOfMonth(day)) return moved
  return slicesOf({ start: moved, end: shiftDay(moved, 31) }, 'mes')[0]?.end ?? moved
}

const DAY_MS = 86_400_000

/** Days of a period, both ends counted. */
const daysOf = (start: string, end: string): number => (Date.parse(end) - Date.parse(start)) / DAY_MS + 1

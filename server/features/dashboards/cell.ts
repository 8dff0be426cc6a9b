import { addDecimals, type Decimal, divideDecimals, toDecimal } from '#schemas/runtime/computed/decimal.ts'
import type { MeasureDefinition } from '#schemas/runtime/model.ts'
import { joinSpreads, medianOf, type Spread } from './spread.ts'

/** Number of records, and the sum of their values. */
export interface Count {
  n: number
  sum: Decimal
  /** lower limit of distinct people (or other things of `leastOf`), where one may have several of the records */
  distinct?: number
  /** values with frequencies, for a median */
  spread?: Spread
}

/** A count of one category. */
export interface Cell extends Count {
  /** null: records without a value */
  key: string | null
  name: string
  /** sort key, where the categories have an order of their own */
  place?: number
}

/** Decimal places of a mean. */
const EXACT = 12

/** Value of a cell: a count, a sum, a mean or median of records that have the number, or the number of the last record. */
export function valueOfCell(
  { value }: MeasureDefinition,
  { n, sum, spread = [], distinct = 0 }: Count,
): Decimal | undefined {
  if (value && 'median' in value) return medianOf(spread)
  if (value && 'last' in value && n === 0) return undefined
  if (value && 'distinct' in value) return toDecimal(distinct)
  return value && 'average' in value ? divideDecimals(sum, toDecimal(n), EXACT) : sum
}

/** Adds cells. */
export function sumCells(cells: readonly Count[]): Count {
  const all: Count = { n: 0, sum: toDecimal(0) }
  for (const { n, sum } of cells) {
    all.n += n
    all.sum = addDecimals(all.sum, sum)
  }
  // the same person may be in several cells: the maximum is the lower limit
  const distinct = cells.flatMap((cell) => cell.distinct ?? [])
  if (distinct.length > 0) all.distinct = Math.max(...distinct)
  const spreads = cells.flatMap(({ spread }) => (spread ? [spread] : []))
  return spreads.length > 0 ? { ...all, spread: joinSpreads(spreads) } : all
}

import { addDecimals, type Decimal, divideDecimals, toDecimal } from '#schemas/runtime/computed/decimal.ts'
import type { MeasureDefinition } from '#schemas/runtime/model.ts'
import { joinSpreads, medianOf, type Spread } from './spread.ts'

/** How many records, and the sum of what is told of them. */
export interface Count {
  n: number
  sum: Decimal
  /** how many there are at least of what decides whether anything is told, where somebody has several of the records */
  distinct?: number
  /** of a median: the numbers themselves */
  spread?: Spread
}

/** The records of one category: how many, and the sum of what is told of them. */
export interface Cell extends Count {
  /** null: they have none */
  key: string | null
  name: string
  /** what categories stand in order by, where they have an order of their own */
  place?: number
}

/** Digits after the comma of a mean. */
const EXACT = 12

/** What a cell tells: a count, a sum, a mean or median of those that have the number, or that of the last record, where there is one. */
export function valueOfCell(
  { value }: MeasureDefinition,
  { n, sum, spread = [], distinct = 0 }: Count,
): Decimal | undefined {
  if (value && 'median' in value) return medianOf(spread)
  if (value && 'last' in value && n === 0) return undefined
  if (value && 'distinct' in value) return toDecimal(distinct)
  return value && 'average' in value ? divideDecimals(sum, toDecimal(n), EXACT) : sum
}

/** Several cells as one. */
export function sumCells(cells: readonly Count[]): Count {
  const all: Count = { n: 0, sum: toDecimal(0) }
  for (const { n, sum } of cells) {
    all.n += n
    all.sum = addDecimals(all.sum, sum)
  }
  // the same person may stand in several of them
  const distinct = cells.flatMap((cell) => cell.distinct ?? [])
  if (distinct.length > 0) all.distinct = Math.max(...distinct)
  const spreads = cells.flatMap(({ spread }) => (spread ? [spread] : []))
  return spreads.length > 0 ? { ...all, spread: joinSpreads(spreads) } : all
}

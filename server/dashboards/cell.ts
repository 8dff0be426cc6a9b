import { add, type Decimal, decimal, divide } from '#schemas/runtime/computed/decimal.ts'
import type { MeasureDefinition } from '#schemas/runtime/model.ts'
import { joinSpreads, medianOf, type Spread } from './spread.ts'

/** How many records, and the sum of what is told of them. */
export interface Count {
  n: number
  sum: Decimal
  /** of a median: the numbers themselves */
  spread?: Spread
}

/** The records of one category: how many, and the sum of what is told of them. */
export interface Cell extends Count {
  /** null: they have none */
  key: string | null
  name: string
}

/** Digits after the comma of a mean. */
const EXACT = 12

/** What a cell tells: a count, a sum, a mean or median of those that have the number, or that of the last record, where there is one. */
export function valueOfCell({ value }: MeasureDefinition, { n, sum, spread = [] }: Count): Decimal | undefined {
  if (value && 'median' in value) return medianOf(spread)
  if (value && 'last' in value && n === 0) return undefined
  return value && 'average' in value ? divide(sum, decimal(n), EXACT) : sum
}

/** Several cells as one. */
export function together(cells: readonly Count[]): Count {
  const all = { n: 0, sum: decimal(0) }
  for (const { n, sum } of cells) {
    all.n += n
    all.sum = add(all.sum, sum)
  }
  const spreads = cells.flatMap(({ spread }) => (spread ? [spread] : []))
  return spreads.length > 0 ? { ...all, spread: joinSpreads(spreads) } : all
}

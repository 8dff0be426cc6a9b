import {
  addDecimals,
  compareDecimals,
  type Decimal,
  divideDecimals,
  toDecimal,
} from '#schemas/runtime/computed/decimal.ts'

/** Values with frequencies, ascending: the input of a median, which can be joined over categories. */
export type Spread = readonly (readonly [value: Decimal, times: number])[]

/** Joins spreads. */
export function joinSpreads(spreads: readonly Spread[]): Spread {
  const [only, ...others] = spreads
  if (only && others.length === 0) return only
  const all = spreads.flat().sort(([a], [b]) => compareDecimals(a, b))
  const joined: [Decimal, number][] = []
  for (const [value, times] of all) {
    const last = joined.at(-1)
    if (last && compareDecimals(last[0], value) === 0) last[1] += times
    else joined.push([value, times])
  }
  return joined
}

/** Decimal places of the mean of two numbers. */
const EXACT = 12

/** The median: the middle value, or the mean of the two in the middle; undefined for an empty spread. */
export function medianOf(spread: Spread): Decimal | undefined {
  const n = spread.reduce((sum, [, times]) => sum + times, 0)
  if (n === 0) return undefined
  const [low, high] = [nth(spread, Math.floor((n - 1) / 2)), nth(spread, Math.floor(n / 2))]
  return low && high && divideDecimals(addDecimals(low, high), toDecimal(2), EXACT)
}

function nth(spread: Spread, place: number): Decimal | undefined {
  let before = 0
  for (const [value, times] of spread) {
    before += times
    if (place < before) return value
  }
  return undefined
}

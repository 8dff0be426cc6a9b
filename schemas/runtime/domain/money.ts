import {
  addDecimals,
  type Decimal,
  decimalText,
  divideDecimals,
  multiplyDecimals,
  negateDecimal,
  roundDecimal,
  toDecimal,
} from '../computed/decimal.ts'

/** Amounts of money, calculated in exact decimals and rounded to the cent, half away from zero. */

const CENTS = 2
const toNumber = (value: Decimal): number => Number(decimalText(value))

/** Quantity times value: 1,25 of an index of 1.412,00 is 1.765,00. */
export const timesMoney = (quantity: number, value: number): number =>
  toNumber(roundDecimal(multiplyDecimals(toDecimal(quantity), toDecimal(value)), CENTS))

/** Increase in percent with two decimals; undefined when `before` is 0. */
export function riseOf(before: number, after: number): number | undefined {
  const change = multiplyDecimals(addDecimals(toDecimal(after), negateDecimal(toDecimal(before))), toDecimal(100))
  const rate = divideDecimals(change, toDecimal(before), 2)
  return rate && toNumber(rate)
}

/** Increases an amount by a percentage: 1.501,00 by 4,5 is 1.568,55 (in floating point 1.568,54). */
export const raiseMoney = (value: number, percent: number): number => partMoney(value, percent, 100, value)

/** `base` + value × parts / of: 6 % of it for 5 of 12 months is `partMoney(value, 6 * 5, 1200, value)`. */
export function partMoney(value: number, parts: number, of: number, base = 0): number {
  const part = divideDecimals(multiplyDecimals(toDecimal(value), toDecimal(parts)), toDecimal(of), 12) ?? toDecimal(0)
  return toNumber(roundDecimal(addDecimals(toDecimal(base), part), CENTS))
}

/** Compa-ratio: an amount in percent of the band's value, one decimal: 2.520,00 of 2.400,00 is 105,0; undefined when the band is 0. */
export function compaRatio(value: number, band: number): number | undefined {
  const ratio = divideDecimals(multiplyDecimals(toDecimal(value), toDecimal(100)), toDecimal(band), 1)
  return ratio && toNumber(ratio)
}

/** The sum of amounts. */
export const sumMoney = (...values: number[]): number =>
  toNumber(values.reduce<Decimal>((sum, value) => addDecimals(sum, toDecimal(value)), toDecimal(0)))

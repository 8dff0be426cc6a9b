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

/** Amounts of money, worked out as exact decimals and half up to the cent. */

const CENTS = 2
const toNumber = (value: Decimal): number => Number(decimalText(value))

/** So many times a value: 1,25 of an index of 1.412,00 is 1.765,00. */
export const timesMoney = (quantity: number, value: number): number =>
  toNumber(roundDecimal(multiplyDecimals(toDecimal(quantity), toDecimal(value)), CENTS))

/** How much an amount rose, in per cent with two digits; undefined from nothing. */
export function riseOf(before: number, after: number): number | undefined {
  const change = multiplyDecimals(addDecimals(toDecimal(after), negateDecimal(toDecimal(before))), toDecimal(100))
  const rate = divideDecimals(change, toDecimal(before), 2)
  return rate && toNumber(rate)
}

/** An amount raised by so many per cent of it: 1.501,00 by 4,5 is 1.568,55 (in floating point 1.568,54). */
export const raiseMoney = (value: number, percent: number): number => partMoney(value, percent, 100, value)

/** `base` and so many parts of an amount more: 6 % of it for 5 of 12 months is `partMoney(value, 6 * 5, 1200, value)`. */
export function partMoney(value: number, parts: number, of: number, base = 0): number {
  const part = divideDecimals(multiplyDecimals(toDecimal(value), toDecimal(parts)), toDecimal(of), 12) ?? toDecimal(0)
  return toNumber(roundDecimal(addDecimals(toDecimal(base), part), CENTS))
}

/** An amount in relation to what a band pays, in per cent with one digit: 2.520,00 of 2.400,00 is 105,0; undefined of nothing. */
export function compaRatio(value: number, band: number): number | undefined {
  const ratio = divideDecimals(multiplyDecimals(toDecimal(value), toDecimal(100)), toDecimal(band), 1)
  return ratio && toNumber(ratio)
}

/** The sum of amounts. */
export const sumMoney = (...values: number[]): number =>
  toNumber(values.reduce<Decimal>((sum, value) => addDecimals(sum, toDecimal(value)), toDecimal(0)))

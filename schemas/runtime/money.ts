import { add, type Decimal, decimal, decimalText, divide, multiply, negate, round } from './computed/decimal.ts'

/** Amounts of money, worked out as exact decimals and half up to the cent. */

const CENTS = 2
const toNumber = (value: Decimal): number => Number(decimalText(value))

/** So many times a value: 1,25 of an index of 1.412,00 is 1.765,00. */
export const timesMoney = (quantity: number, value: number): number =>
  toNumber(round(multiply(decimal(quantity), decimal(value)), CENTS))

/** How much an amount rose, in per cent with two digits; undefined from nothing. */
export function riseOf(before: number, after: number): number | undefined {
  const change = multiply(add(decimal(after), negate(decimal(before))), decimal(100))
  const rate = divide(change, decimal(before), 2)
  return rate && toNumber(rate)
}

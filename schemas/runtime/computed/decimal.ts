/** An exact decimal number: digits × 10^-scale. Amounts are never calculated in floating point. */
export interface Decimal {
  digits: bigint
  scale: number
}

const ten = (power: number): bigint => 10n ** BigInt(power)

/** Parses a JSON number or its text exactly: 0.1 is one tenth. */
export function toDecimal(value: number | string): Decimal {
  const [mantissa = '0', exponent = '0'] = String(value).toLowerCase().split('e')
  const [whole = '0', fraction = ''] = mantissa.split('.')
  const scale = fraction.length - Number(exponent)
  const digits = BigInt(whole + fraction)
  return scale >= 0 ? { digits, scale } : { digits: digits * ten(-scale), scale: 0 }
}

const at = ({ digits, scale }: Decimal, wanted: number): bigint => digits * ten(wanted - scale)
const abs = (value: bigint): bigint => (value < 0n ? -value : value)

export function addDecimals(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale)
  return { digits: at(a, scale) + at(b, scale), scale }
}

export const negateDecimal = ({ digits, scale }: Decimal): Decimal => ({ digits: -digits, scale })

export const multiplyDecimals = (a: Decimal, b: Decimal): Decimal => ({
  digits: a.digits * b.digits,
  scale: a.scale + b.scale,
})

/** Comparator: -1, 0 or 1. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  const { digits } = addDecimals(a, negateDecimal(b))
  return digits < 0n ? -1 : digits > 0n ? 1 : 0
}

/** Quotient rounded to `digits` decimal places, half away from zero; undefined for division by zero. */
export function divideDecimals(a: Decimal, b: Decimal, digits: number): Decimal | undefined {
  if (b.digits === 0n) return undefined
  const scale = Math.max(a.scale, b.scale)
  const over = abs(at(a, scale)) * ten(digits)
  const under = abs(at(b, scale))
  const quotient = (2n * over + under) / (2n * under)
  return { digits: a.digits < 0n === b.digits < 0n ? quotient : -quotient, scale: digits }
}

/** Rounds to `digits` decimal places, half away from zero: 2,345 → 2,35 and -2,345 → -2,35. */
export function roundDecimal(value: Decimal, digits: number): Decimal {
  return value.scale <= digits ? value : (divideDecimals(value, { digits: 1n, scale: 0 }, digits) ?? value)
}

/** Text without trailing zeros: '0.3', '-12', '1250.5'. */
export function decimalText({ digits, scale }: Decimal): string {
  const text = abs(digits)
    .toString()
    .padStart(scale + 1, '0')
  const whole = text.slice(0, text.length - scale)
  const fraction = text.slice(text.length - scale).replace(/0+$/, '')
  const bare = fraction === '' ? whole : `${whole}.${fraction}`
  return digits < 0n ? `-${bare}` : bare
}

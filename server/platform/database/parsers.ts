import pg from 'pg'

type Parser = (text: string) => unknown

const { builtins } = pg.types
const TEXT_ARRAY: number = 1009

/**
 * How values arrive from PostgreSQL: int8 and numeric as numbers (an int8 beyond 2^53 is an error, never a wrong number), date as 'YYYY-MM-DD',
 * timestamptz as an ISO instant in UTC with milliseconds; the same inside arrays. Everything else as pg does it.
 * Held by our pools, not set globally: other users of pg in this process keep their own.
 */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && PARSERS.get(oid)) || pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

const SCALARS: [scalar: number, array: number, parse: Parser][] = [
  [builtins.INT8, 1016, parseInt8],
  [builtins.NUMERIC, 1231, Number],
  [builtins.DATE, 1182, (text) => text],
  [builtins.TIMESTAMPTZ, 1185, parseInstant],
]

const PARSERS = new Map<number, Parser>(
  SCALARS.flatMap(([scalar, array, parse]): [number, Parser][] => [
    [scalar, parse],
    [array, (text) => parseArray(text, parse)],
  ]),
)

/** @throws RangeError beyond ±(2^53 − 1) */
function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 out of range for a number: ${text}`)
  return value
}

const INSTANT = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)([+-])(\d\d)(?::(\d\d))?(?::(\d\d))?$/

/** '2026-11-21 09:14:14.123456-03' → '2026-11-21T12:14:14.123Z'; what is no such instant ('infinity', years before Christ) stays as it is. */
function parseInstant(text: string): string {
  const match = INSTANT.exec(text)
  if (!match) return text
  const [, day, time, sign, hours = 0, minutes = 0, seconds = 0] = match
  const offset = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000
  return new Date(Date.parse(`${day}T${time}Z`) + (sign === '-' ? offset : -offset)).toISOString()
}

type Nested = string | null | Nested[]

const parseTexts = pg.types.getTypeParser(TEXT_ARRAY, 'text') as (text: string) => Nested[]

function parseArray(text: string, parse: Parser): unknown[] {
  const convert = (item: Nested): unknown =>
    item === null ? null : Array.isArray(item) ? item.map(convert) : parse(item)
  return parseTexts(text).map(convert)
}

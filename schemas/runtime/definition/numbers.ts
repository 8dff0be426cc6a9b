import type { Field } from '../model.ts'
import type { XNumber } from '../written/written.ts'

/** Name of the year in `per` and `pattern`. */
export const YEAR = 'ano'

/** A part of a pattern: literal text, the year, or the number padded to `digits`. */
type Piece = { text: string } | { year: true } | { digits: number }

/** Parses a pattern; undefined for an unknown placeholder. */
export function piecesOf(pattern: string): Piece[] | undefined {
  const pieces: Piece[] = []
  for (const part of pattern.split(/(\{[^{}]*\})/)) {
    const number = /^\{numero(?::(\d{1,2}))?\}$/.exec(part)
    if (number) pieces.push({ digits: Number(number[1] ?? 1) })
    else if (part === `{${YEAR}}`) pieces.push({ year: true })
    else if (/[{}]/.test(part)) return undefined
    else if (part !== '') pieces.push({ text: part })
  }
  return pieces
}

const assemble = (
  pattern: string | undefined,
  year: string,
  number: (digits: number) => string,
  text = (t: string) => t,
) =>
  (piecesOf(pattern ?? '{numero}') ?? [])
    .map((piece) => ('text' in piece ? text(piece.text) : 'year' in piece ? year : number(piece.digits)))
    .join('')

/** Formats a number: '{ano}/{numero:4}', '2026' and 42 → '2026/0042'. */
export const numberText = (pattern: string | undefined, year: string, number: number): string =>
  assemble(pattern, year, (digits) => String(number).padStart(digits, '0'))

/** Regular expression, valid in PostgreSQL and JavaScript, that captures the number of a text of a year; `\\d{4}` as year matches any. */
export const numberMatcher = (pattern: string | undefined, year: string): string =>
  `^${assemble(
    pattern,
    year,
    (digits) => `(\\d{${digits},15})`,
    (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  )}$`

/** The references in `per`: each value has its own counter. */
export const referencesOf = ({ per = [] }: XNumber): string[] => per.filter((name) => name !== YEAR)

/** Unique keys of numbers: per company, or per record of the references with their own counter. */
export const numberKeys = (fields: readonly Field[]): { fields: string[] }[] =>
  fields.flatMap(({ path, hint: { number } }) => (number ? [{ fields: [...referencesOf(number), path] }] : []))

import type { Field } from '../model.ts'
import type { XNumber } from '../written/written.ts'

/** What stands for the year in `per` and `pattern`. */
export const YEAR = 'ano'

/** A piece of a pattern: text as it is, the year, or the number with at least so many digits. */
type Piece = { text: string } | { year: true } | { digits: number }

/** The pieces of a pattern; undefined for a placeholder nobody knows. */
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

/** A number as a record carries it: '{ano}/{numero:4}', '2026' and 42 → '2026/0042'. */
export const numberText = (pattern: string | undefined, year: string, number: number): string =>
  assemble(pattern, year, (digits) => String(number).padStart(digits, '0'))

/** A regular expression, for PostgreSQL and JavaScript alike, that finds the number in a text made in a year; `\\d{4}` stands for any year. */
export const numberMatcher = (pattern: string | undefined, year: string): string =>
  `^${assemble(
    pattern,
    year,
    (digits) => `(\\d{${digits},15})`,
    (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  )}$`

/** The references that have counters of their own. */
export const referencesOf = ({ per = [] }: XNumber): string[] => per.filter((name) => name !== YEAR)

/** The keys that numbers make: no two alike in a company, nor among the records of a reference that has its own counter. */
export const numberKeys = (fields: readonly Field[]): { fields: string[] }[] =>
  fields.flatMap(({ path, hint: { number } }) => (number ? [{ fields: [...referencesOf(number), path] }] : []))

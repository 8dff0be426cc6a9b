import { isDay, toIsoDay } from './parts/calendar.ts'
import type { Format } from './parts/format.ts'

const STORED = /^(\d{4})-(\d{2})-(\d{2})$/
/** A date with a midnight time, as written by programs without a date type. */
const MIDNIGHT = /^(\d{4}-\d{2}-\d{2})[T ]00:00(?::00(?:\.0+)?)?Z?$/

function validate(text: string): boolean {
  const [, year, month, day] = STORED.exec(text) ?? []
  return isDay(Number(year), Number(month), Number(day))
}

/** Date, stored 'YYYY-MM-DD', shown 'DD/MM/YYYY'; must be a day that exists, 1900 to 2200. */
const date: Format = {
  name: 'date',
  validate,
  normalise: (text) => toIsoDay(text.trim()).replace(MIDNIGHT, '$1'),
  display: (text) => text.replace(STORED, '$3/$2/$1'),
  mask: '##/##/####',
  message: 'Data inválida',
  inputMode: 'numeric',
  examples: {
    valid: ['2026-03-10', '2028-02-29', '1900-01-01', '2200-12-31'],
    invalid: ['2026-02-30', '2026-02-29', '1900-02-29', '2026-13-01', '1899-12-31', '2201-01-01', '10/03/26', 'ontem'],
  },
}

export default date

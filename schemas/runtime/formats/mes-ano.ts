import { FIRST_YEAR, LAST_YEAR } from './parts/calendar.ts'
import type { Format } from './parts/format.ts'

const STORED = /^(\d{4})-(0[1-9]|1[0-2])$/

function validate(text: string): boolean {
  const year = Number(STORED.exec(text)?.[1])
  return year >= FIRST_YEAR && year <= LAST_YEAR
}

/** 'MM/YYYY', 'M-YYYY', 'MMYYYY'; a spreadsheet may hold the first day of the month: 'YYYY-MM-01', '01/MM/YYYY'. */
function normalise(text: string): string {
  const typed = text.trim()
  const brazilian = /^(?:01[/.-])?(\d{1,2})[/.-](\d{4})$|^(\d{2})(\d{4})$/.exec(typed)
  if (brazilian) return `${brazilian[2] ?? brazilian[4]}-${(brazilian[1] ?? brazilian[3] ?? '').padStart(2, '0')}`
  return typed.replace(/^(\d{4}-\d{2})-01$/, '$1')
}

/** Month and year, stored 'YYYY-MM', shown 'MM/YYYY'. */
const mesAno: Format = {
  name: 'mes-ano',
  validate,
  normalise,
  display: (text) => text.replace(STORED, '$2/$1'),
  mask: '##/####',
  message: 'Mês/ano inválido',
  inputMode: 'numeric',
  examples: {
    valid: ['2026-03', '1999-12', '2026-01'],
    invalid: ['2026-13', '2026-00', '1899-12', '2201-01', 'março'],
  },
}

export default mesAno

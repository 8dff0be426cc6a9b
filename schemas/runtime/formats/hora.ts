import type { Format } from './parts/format.ts'

const STORED = /^([01]\d|2[0-3]):[0-5]\d$/
/** Accepted input: '8:05', '08:05:00' (from a database or spreadsheet), '8h05', '8h', '0805'. */
const TYPED = /^(\d{1,2})(?::|h)(\d{2})?(?::\d{2}(?:\.\d+)?)?(?:min)?$|^(\d{2})(\d{2})$/i

function normalise(text: string): string {
  const typed = text.trim()
  const match = TYPED.exec(typed)
  if (!match || (match[2] === undefined && /:/.test(typed))) return typed
  const [, hours, minutes = '00', compactHours, compactMinutes] = match
  return compactHours ? `${compactHours}:${compactMinutes}` : `${hours?.padStart(2, '0')}:${minutes}`
}

/** Time of day, stored 'HH:mm', 00:00 to 23:59. */
const hora: Format = {
  name: 'hora',
  validate: (text) => STORED.test(text),
  normalise,
  mask: '##:##',
  message: 'Hora inválida',
  inputMode: 'numeric',
  examples: {
    valid: ['00:00', '08:05', '13:30', '23:59'],
    invalid: ['24:00', '12:60', '99:99', '8', 'meio-dia', '12:'],
  },
}

export default hora

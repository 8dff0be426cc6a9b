import type { Format } from './parts/format.ts'

const STORED = /^\d{1,7}:[0-5]\d$/

/** '040:00' → '40:00', '8' → '8:00', '40h' → '40:00', '1h30' → '1:30'. */
function normalise(text: string): string {
  const typed = text.trim()
  const match = /^0*(\d+)(?:h|:(?=\d))?(\d{2})?(?::00)?$/i.exec(/^\d+$/.test(typed) ? `${typed}:00` : typed)
  return match ? `${match[1]}:${match[2] ?? '00'}` : typed
}

/** A duration in hours, 'h:mm', up to 10 characters (spec 1 §5.13); may exceed 24 hours. */
const horas: Format = {
  name: 'horas',
  validate: (text) => STORED.test(text),
  normalise,
  message: 'Horas inválidas',
  inputMode: 'numeric',
  examples: {
    valid: ['0:00', '8:00', '40:30', '1200:00'],
    invalid: ['1:60', 'quarenta', ':30', '12345678:00'],
  },
}

export default horas

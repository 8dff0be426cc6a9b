import type { Format } from './parts/format.ts'
import { unmaskText } from './parts/mask.ts'

/** Area code: exactly two digits 1 to 9 (spec 1 §5.7). '011' and '(11)' are normalised to '11'. */
const ddd: Format = {
  name: 'ddd',
  validate: (text) => /^[1-9]{2}$/.test(text),
  normalise: (text) => unmaskText(text).replace(/^0(?=[1-9]{2}$)/, ''),
  mask: '##',
  message: 'Inválido',
  inputMode: 'numeric',
  digits: 2,
  examples: { valid: ['11', '85', '94'], invalid: ['00', '10', '1', '123', '1A'] },
}

export default ddd

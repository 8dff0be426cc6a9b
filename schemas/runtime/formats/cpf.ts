import { isRepeated, modulo11 } from './parts/check-digit.ts'
import type { Format } from './parts/format.ts'
import { fillMask, unmaskText } from './parts/mask.ts'

const MASK = '###.###.###-##'
const FIRST = [10, 9, 8, 7, 6, 5, 4, 3, 2]
const SECOND = [11, ...FIRST]

function validate(text: string): boolean {
  if (!/^\d{11}$/.test(text) || isRepeated(text)) return false
  return text.endsWith(`${modulo11(text, FIRST)}${modulo11(text, SECOND)}`)
}

/** CPF: 11 digits, two check digits modulo 11, no repeated digit. */
const cpf: Format = {
  name: 'cpf',
  validate,
  normalise: unmaskText,
  display: (text) => (/^\d{11}$/.test(text) ? fillMask(text, MASK) : text),
  mask: MASK,
  message: 'CPF inválido',
  inputMode: 'numeric',
  digits: 11,
  examples: {
    valid: ['52998224725', '11144477735', '12345678909', '01234567890'],
    invalid: ['52998224724', '52998224735', '11111111111', '5299822472', '529982247250', '5299822472A'],
  },
}

export default cpf

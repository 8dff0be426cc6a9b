import { isRepeated, modulo11 } from './parts/check-digit.ts'
import type { Format } from './parts/format.ts'
import { fillMask, unmaskText } from './parts/mask.ts'

const MASK = '###.#####.##-#'
const WEIGHTS = [3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

function validate(text: string): boolean {
  if (!/^\d{11}$/.test(text) || isRepeated(text)) return false
  return text.endsWith(String(modulo11(text, WEIGHTS)))
}

/** PIS, PASEP, NIT and NIS: 11 digits, the last a check digit modulo 11. */
const pis: Format = {
  name: 'pis',
  validate,
  normalise: unmaskText,
  display: (text) => (/^\d{11}$/.test(text) ? fillMask(text, MASK) : text),
  mask: MASK,
  message: 'O número PIS é inválido',
  inputMode: 'numeric',
  digits: 11,
  examples: {
    valid: ['12056412545', '12345678919', '17033259504'],
    invalid: ['12056412546', '11111111111', '1205641254', '120564125450', '1205641254A'],
  },
}

export default pis

import { modulo97 } from './parts/check-digit.ts'
import type { Format } from './parts/format.ts'
import { fillMask, unmaskText } from './parts/mask.ts'

const MASK = '#######-##.####.#.##.####'

/** The check digits (positions 8 and 9) are moved to the end for mod 97-10 (ISO 7064; resolução CNJ 65/2008). */
function validate(text: string): boolean {
  if (!/^\d{20}$/.test(text) || /^0{7}/.test(text)) return false
  return modulo97(text.slice(0, 7) + text.slice(9) + text.slice(7, 9)) === 1
}

/** Number of a court case: 20 digits, sequence, check digits, year, segment, court and origin. */
const processo: Format = {
  name: 'processo',
  validate,
  normalise: unmaskText,
  display: (text) => (/^\d{20}$/.test(text) ? fillMask(text, MASK) : text),
  mask: MASK,
  message: 'Número de processo inválido',
  inputMode: 'numeric',
  digits: 20,
  examples: {
    valid: ['00008323520184013202', '00014324120125020038', '00100004120205070001'],
    invalid: [
      '00008323620184013202',
      '00008323520184013203',
      '00000000020184013202',
      '0000832352018401320',
      '0000832352018401320A',
    ],
  },
}

export default processo

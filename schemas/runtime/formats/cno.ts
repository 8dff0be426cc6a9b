import { isRepeated, weightedSum } from './parts/check-digit.ts'
import type { Format } from './parts/format.ts'
import { fillMask, unmaskText } from './parts/mask.ts'

const MASK = '##.###.#####/##'
const WEIGHTS = [7, 4, 1, 8, 5, 2, 1, 6, 3, 7, 4]

/** Check digit: adds units and tens of the weighted sum, and takes the complement to the next multiple of ten. */
function checkDigit(text: string): number {
  const sum = weightedSum(text, WEIGHTS)
  return (10 - ((Math.floor(sum / 10) + sum) % 10)) % 10
}

function validate(text: string): boolean {
  return /^\d{12}$/.test(text) && !isRepeated(text) && text.endsWith(String(checkDigit(text)))
}

/** CNO, the register of building works (formerly CEI): 12 digits, the last a check digit. */
const cno: Format = {
  name: 'cno',
  validate,
  normalise: unmaskText,
  display: (text) => (/^\d{12}$/.test(text) ? fillMask(text, MASK) : text),
  mask: MASK,
  message: 'CNO inválido',
  inputMode: 'numeric',
  digits: 12,
  examples: {
    valid: ['110158384786', '512345678907', '900012345678'],
    invalid: ['110158384780', '111111111111', '11015838478', '11015838478A'],
  },
}

export default cno

import { isRepeated, weightedSum } from './parts/check-digit.ts'
import type { Format } from './parts/format.ts'
import { fillMask, unmaskText } from './parts/mask.ts'

const MASK = '###.###.###/###-##'
const FIRST = [6, 7, 8, 9, 2, 3, 4, 5, 6, 7, 8, 9]
const SECOND = [5, ...FIRST]

/** Two check digits modulo 11 (10 written as 0), and 12 added to the number they form. */
function checkNumber(base: string): number {
  const first = (weightedSum(base, FIRST) % 11) % 10
  const second = (weightedSum(`${base}${first}`, SECOND) % 11) % 10
  return (first * 10 + second + 12) % 100
}

function validate(text: string): boolean {
  const base = text.slice(0, 12)
  return /^\d{14}$/.test(text) && !isRepeated(base) && Number(text.slice(12)) === checkNumber(base)
}

/** CAEPF: the nine base digits of the CPF, three of the activity, two check digits. */
const caepf: Format = {
  name: 'caepf',
  validate,
  normalise: unmaskText,
  display: (text) => (/^\d{14}$/.test(text) ? fillMask(text, MASK) : text),
  mask: MASK,
  message: 'CAEPF inválido',
  inputMode: 'numeric',
  digits: 14,
  examples: {
    valid: ['29311861000184', '52998224700125', '11144477700235'],
    invalid: ['29311861000185', '00000000000012', '11111111111111', '2931186100018', '2931186100018A'],
  },
}

export default caepf

import type { Format } from './parts/format.ts'
import { fillMask, unmaskText } from './parts/mask.ts'

const MASKS = ['####-####', '#####-####', '(##) ####-####', '(##) #####-####']
const STORED = /^\d{8,11}$/
const SERVICE = /^0[3589]00/

/** Removes '+55' and the trunk prefix 0 before the area code; keeps the 0 of 0800. */
function normalise(text: string): string {
  const number = unmaskText(text).replace(/^\+55(?=\d{10,11}$)/, '')
  return SERVICE.test(number) ? number : number.replace(/^0+(?=\d{10,11}$)/, '')
}

function display(text: string): string {
  if (!STORED.test(text)) return text
  if (SERVICE.test(text) && text.length > 9) return `${text.slice(0, 4)} ${text.slice(4, 7)} ${text.slice(7)}`
  return fillMask(text, MASKS[text.length - 8] ?? '')
}

/** Telephone number as digits: 8 or 9 without area code, 10 or 11 with it (spec 1 §9). A field restricts the lengths by `minLength` and `maxLength`. */
const telefone: Format = {
  name: 'telefone',
  validate: (text) => STORED.test(text),
  normalise,
  display,
  mask: MASKS,
  message: 'Número de telefone inválido.',
  inputMode: 'tel',
  examples: {
    valid: ['11987654321', '8533334444', '33334444', '987654321', '08007771234'],
    invalid: ['1234567', '119876543210', '1198765432A'],
  },
}

export default telefone

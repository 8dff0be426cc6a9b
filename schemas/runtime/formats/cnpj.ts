import { isRepeated, modulo11 } from './parts/check-digit.ts'
import type { Format } from './parts/format.ts'
import { fillMask, unmaskText } from './parts/mask.ts'

const MASK = '**.***.***/****-##'
const STORED = /^[0-9A-Z]{12}\d{2}$/
const FIRST = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]
const SECOND = [6, ...FIRST]

function validate(text: string): boolean {
  if (!STORED.test(text) || isRepeated(text)) return false
  return text.endsWith(`${modulo11(text, FIRST)}${modulo11(text, SECOND)}`)
}

/** CNPJ: 12 digits or capital letters and two check digits, modulo 11 over ASCII − 48 (IN RFB 2.229/2024); all-digit numbers stay valid. */
const cnpj: Format = {
  name: 'cnpj',
  validate,
  normalise: (text) => unmaskText(text).toUpperCase(),
  display: (text) => (STORED.test(text) ? fillMask(text, MASK) : text),
  mask: MASK,
  message: 'CNPJ inválido',
  digits: 14,
  examples: {
    valid: ['11222333000181', '00000000000191', '12ABC34501DE35', '11444777000161'],
    invalid: [
      '11222333000182',
      '12ABC34501DE36',
      '00000000000000',
      '11111111111111',
      '1122233300018',
      '12ABC34501DEA5',
    ],
  },
}

export default cnpj

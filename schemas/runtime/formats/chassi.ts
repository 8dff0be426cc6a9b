import type { Format } from './parts/format.ts'
import { unmaskText } from './parts/mask.ts'

/** 17 letters (without I, O and Q) and digits; the last four are digits (NBR 6066). Cars made in Brazil carry no check digit. */
const STORED = /^(?!(.)\1{16}$)[A-HJ-NPR-Z1-9][A-HJ-NPR-Z0-9]{12}\d{4}$/

/** Vehicle identification number. */
const chassi: Format = {
  name: 'chassi',
  validate: (text) => STORED.test(text),
  normalise: (text) => unmaskText(text).toUpperCase(),
  mask: '*****************',
  message: 'Chassi inválido',
  examples: {
    valid: ['9BWZZZ377VT004251', '9BGRD08X04G117974', '93HGD18405Z205001'],
    invalid: [
      '9BWZZZ377VT00425',
      '9BWZZZ377VT0042511',
      '9BWOZZ377VT004251',
      '0BWZZZ377VT004251',
      '9BWZZZ377VT00425A',
      '11111111111111111',
    ],
  },
}

export default chassi

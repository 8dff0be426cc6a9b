import type { Format } from './parts/format.ts'
import { fillMask, unmaskText } from './parts/mask.ts'

const MASK = '#####-###'

/** CEP: 8 digits; numbering starts at 01000-000. Existence is checked by the CEP service, not here. */
const cep: Format = {
  name: 'cep',
  validate: (text) => /^(?!00)\d{8}$/.test(text),
  normalise: unmaskText,
  display: (text) => (/^\d{8}$/.test(text) ? fillMask(text, MASK) : text),
  mask: MASK,
  message: 'CEP inválido',
  inputMode: 'numeric',
  digits: 8,
  examples: {
    valid: ['01001000', '68540000', '99010000'],
    invalid: ['00000000', '0100100', '010010000', '0100100A'],
  },
}

export default cep

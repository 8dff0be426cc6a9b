import { weightedSum } from './parts/check-digit.ts'
import type { Format } from './parts/format.ts'
import { fillMask, unmaskText } from './parts/mask.ts'

const MASKS = ['#### #### ####', '#### ##### ####']
const STORED = /^\d{12,13}$/
/** States 01 (São Paulo) and 02 (Minas Gerais): legacy numbers have 13 digits, and a remainder of 0 becomes check digit 1. */
const SP_MG = ['01', '02']
/** State codes 01 to 27, and 28 for voters abroad. */
const LAST_UF = 28

function digit(sum: number, uf: string): number {
  const rest = sum % 11
  if (rest === 0 && SP_MG.includes(uf)) return 1
  return rest === 10 ? 0 : rest
}

function validate(text: string): boolean {
  if (!STORED.test(text)) return false
  const uf = text.slice(-4, -2)
  if (Number(uf) < 1 || Number(uf) > LAST_UF || /^0+$/.test(text.slice(0, -4))) return false
  if (text.length === 13 && !SP_MG.includes(uf)) return false
  const first = digit(weightedSum(text, [2, 3, 4, 5, 6, 7, 8, 9]), uf)
  const second = digit(weightedSum(`${uf}${first}`, [7, 8, 9]), uf)
  return text.endsWith(`${first}${second}`)
}

/** Título de eleitor: sequence, two digits of the state, two check digits modulo 11 (the sums read the first eight of the sequence). */
const tituloEleitor: Format = {
  name: 'titulo-eleitor',
  validate,
  normalise: unmaskText,
  display: (text) => (STORED.test(text) ? fillMask(text, MASKS[text.length - 12] ?? '') : text),
  mask: MASKS,
  message: 'Título de eleitor inválido',
  inputMode: 'numeric',
  digits: 12,
  examples: {
    valid: ['102385010671', '123456780191', '004356870906', '1234567890299'],
    invalid: [
      '102385010672',
      '123456780000',
      '000000000000',
      '10238501067',
      '102385012971',
      '1234567890399',
      '10238501067A',
    ],
  },
}

export default tituloEleitor

import cno from './cno.ts'
import cnpj from './cnpj.ts'
import { eitherOf } from './parts/either.ts'

/** Registration of a building work (spec 3 §5). */
export default eitherOf('cno-cnpj', 'CNO/CNPJ inválido', [cnpj, cno])

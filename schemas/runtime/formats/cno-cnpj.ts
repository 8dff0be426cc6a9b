import cno from './cno.ts'
import cnpj from './cnpj.ts'
import { eitherOf } from './parts/either.ts'

/** CNO or CNPJ of a construction site (spec 3 §5). */
export default eitherOf('cno-cnpj', 'CNO/CNPJ inválido', [cnpj, cno])

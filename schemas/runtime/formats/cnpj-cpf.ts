import cnpj from './cnpj.ts'
import cpf from './cpf.ts'
import { eitherOf } from './parts/either.ts'

/** Number of a company or of a person: the holder of a licence (spec 3 §5). */
export default eitherOf('cnpj-cpf', 'CNPJ/CPF inválido', [cnpj, cpf])

import cnpj from './cnpj.ts'
import cpf from './cpf.ts'
import { eitherOf } from './parts/either.ts'

/** CNPJ or CPF of a licence holder (spec 3 §5). */
export default eitherOf('cnpj-cpf', 'CNPJ/CPF inválido', [cnpj, cpf])

import caepf from './caepf.ts'
import cno from './cno.ts'
import cnpj from './cnpj.ts'
import cpf from './cpf.ts'
import { eitherOf } from './parts/either.ts'

/** Registration number of the kind given in `tipoInscricao`: CNPJ, CPF, CAEPF or CNO. The schema narrows it with `if`/`then` and the format of that kind. */
export default eitherOf('inscricao', 'Número de inscrição inválido', [cnpj, cpf, caepf, cno])

import { type Collection, type Ref, refOf } from '../collection.ts'
import type { CompanyId } from '../empresas.ts'

/** Why people leave: what the careers of talents refer to. */
export const addMotivosDesligamento = (demo: Collection, company: CompanyId): Ref[] =>
  demo.addFile('gestao-talentos/motivo-desligamento', company).map(refOf)

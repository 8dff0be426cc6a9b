import { type Collection, type Ref, refOf } from '../collection.ts'
import type { CompanyId } from '../empresas.ts'

/** Adds the reasons for leaving, to which talentos refer. */
export const addMotivosDesligamento = (demo: Collection, company: CompanyId): Ref[] =>
  demo.addFile('gestao-talentos/motivo-desligamento', company).map(refOf)

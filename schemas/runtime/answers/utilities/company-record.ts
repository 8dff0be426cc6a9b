import type { RecordData } from '#schemas/runtime/model.ts'

/** A company's record and its configuration in one form (spec 3 §2): `GET` and `PUT /api/utilitario/empresas/:id/cadastro`. */
export interface Cadastro {
  empresa: RecordData
  configuracao: RecordData
}

import type { RecordData } from '#schemas/runtime/model.ts'

/** A company as its form shows it, what it is and how it is configured (spec 3 §2): `GET` and `PUT /api/utilitario/empresas/:id/cadastro`. */
export interface Cadastro {
  empresa: RecordData
  configuracao: RecordData
}

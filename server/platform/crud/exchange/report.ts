import type { FieldError } from '#schemas/runtime/model.ts'

export interface RowErrors {
  /** line in the file, the header being line 1 */
  linha: number
  erros: FieldError[]
}

export interface ImportReport {
  simulado: boolean
  total: number
  /** new ones */
  importados: number
  /** existing records that were changed; absent unless the file may change them */
  alterados?: number
  inalterados?: number
  recusados: number
  colunasIgnoradas: string[]
  erros: RowErrors[]
  /** the refused rows as they came, with a column of reasons: to correct and send again */
  arquivoDeErros?: string
  /** imported records that the session does not see */
  foraDeVista?: number
  /** id of the import as an operation that can be undone; absent for a dry run */
  loteId?: number
}

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
  /** those that were there already, where the file may change them */
  alterados?: number
  inalterados?: number
  recusados: number
  colunasIgnoradas: string[]
  erros: RowErrors[]
  /** the refused rows as they came, with a column that says why: to correct and send again */
  arquivoDeErros?: string
  /** of those that were imported, how many their author does not see */
  foraDeVista?: number
  /** the import as an operation that can be undone; none of a dry run */
  loteId?: number
}

import type { JsonValue } from '#schemas/runtime/model.ts'

/** What came out of a job. */
export interface JobResult {
  mensagem?: string
  arquivoId?: string
  /** a file it made: kept for a day for who started it */
  arquivo?: { nome: string; tipo: string; bytes: Buffer }
  resultado?: JsonValue
}

import type { FieldError, RecordData } from '#schemas/runtime/model.ts'
import { sendJson } from '../http.ts'

/** An uploaded spreadsheet: its columns, and their proposed fields. */
export interface SentSheet {
  arquivoId: string
  nome: string
  linhas: number
  /** `campo`: path of the field it is mapped to */
  colunas: { titulo: string; exemplos: string[]; campo: string | null }[]
  /** every field a column can be mapped to */
  campos: { campo: string; titulo: string; obrigatorio: boolean }[]
}

/** Result of an import or dry run. */
export interface ImportResult {
  simulado: boolean
  total: number
  /** number of new records */
  importados: number
  /** number of existing records changed, where the import may change them */
  alterados?: number
  inalterados?: number
  recusados: number
  /** how many of the imported records the user cannot see */
  foraDeVista?: number
  /** the first refused lines */
  erros: { linha: number; erros: FieldError[] }[]
  loteId?: number
}

export function sendSheet(route: string, file: File): Promise<SentSheet> {
  const body = new FormData()
  body.append('arquivo', file)
  return sendJson('POST', `/api/${route}/importacao/arquivo`, body)
}

export interface WantedImport {
  arquivoId: string
  /** field path per column, by column index; null for none */
  mapa: (string | null)[]
  /** values given to every record */
  valores: RecordData
  /** existing records: refuse, or change */
  existentes: 'recusa' | 'altera'
  /** fields made mandatory by the settings may be empty */
  ignoraOpcionaisObrigatorios: boolean
  simular: boolean
}

/** @param call below /api */
export const startImport = (call: string, wanted: WantedImport): Promise<{ tarefaId: string }> =>
  sendJson('POST', `/api/${call}`, { ...wanted })

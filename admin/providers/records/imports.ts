import type { FieldError, RecordData } from '#schemas/runtime/model.ts'
import { sendJson } from '../http.ts'

/** A spreadsheet the server has taken in: its columns, and where they would go. */
export interface SentSheet {
  arquivoId: string
  nome: string
  linhas: number
  /** `campo`: path of the place it goes to */
  colunas: { titulo: string; exemplos: string[]; campo: string | null }[]
  /** every place a column can go to */
  campos: { campo: string; titulo: string; obrigatorio: boolean }[]
}

/** What an import did, or a dry run would do. */
export interface ImportResult {
  simulado: boolean
  total: number
  /** new ones */
  importados: number
  /** those that were there, where the spreadsheet may change them */
  alterados?: number
  inalterados?: number
  recusados: number
  /** of those that were imported, how many are not seen */
  foraDeVista?: number
  /** the first of them */
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
  /** the path each column goes to, by position; null for none */
  mapa: (string | null)[]
  /** what every record is given */
  valores: RecordData
  /** records that are there already are refused, or get what the spreadsheet says */
  existentes: 'recusa' | 'altera'
  /** what the settings made mandatory may be missing */
  ignoraOpcionaisObrigatorios: boolean
  simular: boolean
}

/** @param call below /api */
export const startImport = (call: string, wanted: WantedImport): Promise<{ tarefaId: string }> =>
  sendJson('POST', `/api/${call}`, { ...wanted })

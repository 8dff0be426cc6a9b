import type { FieldError } from '#schemas/runtime/model.ts'
import { sendJson } from './http.ts'

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
  importados: number
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

/** `mapa`: the path each column goes to, by position; null for none. */
export const startImport = (
  route: string,
  arquivoId: string,
  mapa: (string | null)[],
  simular: boolean,
): Promise<{ tarefaId: string }> => sendJson('POST', `/api/${route}/importacao/tarefa`, { arquivoId, mapa, simular })

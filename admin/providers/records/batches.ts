import type { FieldError, RecordData } from '#schemas/runtime/model.ts'
import { askJson } from '../ask.ts'
import { sendJson } from '../http.ts'

/** What became of an operation on many records (`…/lotes/:id`). */
export interface BatchResult {
  loteId: number
  tipo: 'edicao' | 'importacao' | 'desfeita' | 'acao'
  total: number
  alterados: number
  inalterados: number
  recusados: number
  /** of those that were changed, how many are not seen any more */
  foraDeVista?: number
  /** the first hundred; the file has all */
  recusas: { id: number; rotulo: string; erros: FieldError[] }[]
  desfeitoEm?: string
}

/** Which records are meant: chosen ones with the versions seen, or everything a filter finds, with the number shown. */
export type BatchTarget = { registros: { id: number; versao: number }[] } | { filtro: RecordData; total: number }

/** Either it is done, or the background does it. */
export type Started<T> = T | { tarefaId: string; total?: number }

export const isTask = <T extends object>(started: Started<T>): started is { tarefaId: string; total?: number } =>
  'tarefaId' in started

export const countMatching = (route: string, filtro: RecordData): Promise<{ total: number }> =>
  askJson(`/api/${route}/edicao-em-lote`, new URLSearchParams({ filter: JSON.stringify(filtro) }))

export const startEdit = (route: string, target: BatchTarget, valores: RecordData): Promise<Started<BatchResult>> =>
  sendJson('POST', `/api/${route}/edicao-em-lote`, { ...target, valores })

/** Does an action to many records; `valores` is its body. */
export const startAction = (
  route: string,
  target: BatchTarget,
  acao: string,
  valores: RecordData,
): Promise<Started<BatchResult>> => sendJson('POST', `/api/${route}/acao-em-lote`, { ...target, acao, valores })

export const startUndo = (route: string, loteId: number): Promise<Started<BatchResult>> =>
  sendJson('POST', `/api/${route}/lotes/${loteId}/desfaz`)

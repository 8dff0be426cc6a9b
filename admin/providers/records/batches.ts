import type { FieldError, RecordData } from '#schemas/runtime/model.ts'
import { askJson } from '../ask.ts'
import { sendJson } from '../http.ts'

/** Result of a batch operation (`…/lotes/:id`). */
export interface BatchResult {
  loteId: number
  tipo: 'edicao' | 'importacao' | 'desfeita' | 'acao'
  total: number
  alterados: number
  inalterados: number
  recusados: number
  /** how many of the changed records left the user's visibility */
  foraDeVista?: number
  /** the first hundred; the file has all */
  recusas: { id: number; rotulo: string; erros: FieldError[] }[]
  desfeitoEm?: string
}

/** Target of a batch: selected records with the versions shown, or all that match a filter, with the count shown. */
export type BatchTarget = { registros: { id: number; versao: number }[] } | { filtro: RecordData; total: number }

/** Result of a call that runs at once or as a background task. */
export type Started<T> = T | { tarefaId: string; total?: number }

export const isTask = <T extends object>(started: Started<T>): started is { tarefaId: string; total?: number } =>
  'tarefaId' in started

export const countMatching = (route: string, filtro: RecordData): Promise<{ total: number }> =>
  askJson(`/api/${route}/edicao-em-lote`, new URLSearchParams({ filter: JSON.stringify(filtro) }))

export const startEdit = (route: string, target: BatchTarget, valores: RecordData): Promise<Started<BatchResult>> =>
  sendJson('POST', `/api/${route}/edicao-em-lote`, { ...target, valores })

/** Starts an action on several records; `valores` is its body. */
export const startAction = (
  route: string,
  target: BatchTarget,
  acao: string,
  valores: RecordData,
): Promise<Started<BatchResult>> => sendJson('POST', `/api/${route}/acao-em-lote`, { ...target, acao, valores })

export const startUndo = (route: string, loteId: number): Promise<Started<BatchResult>> =>
  sendJson('POST', `/api/${route}/lotes/${loteId}/desfaz`)

import type { FieldError, RecordData } from '#schemas/runtime/model.ts'
import { getJson, sendJson } from './http.ts'

/** What became of an operation on many records (`…/lotes/:id`). */
export interface BatchResult {
  loteId: number
  tipo: 'edicao' | 'importacao' | 'desfeita'
  total: number
  alterados: number
  inalterados: number
  recusados: number
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
  getJson(`/api/${route}/edicao-em-lote?filter=${encodeURIComponent(JSON.stringify(filtro))}`)

export const startEdit = (route: string, target: BatchTarget, valores: RecordData): Promise<Started<BatchResult>> =>
  sendJson('POST', `/api/${route}/edicao-em-lote`, { ...target, valores })

export const startUndo = (route: string, loteId: number): Promise<Started<BatchResult>> =>
  sendJson('POST', `/api/${route}/lotes/${loteId}/desfaz`)

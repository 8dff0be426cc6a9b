import type { RecordData } from '#schemas/runtime/model.ts'
import { ask } from '../ask.ts'
import { getJson, sendJson } from '../http.ts'

/** A deleted record, as GET …/excluidos lists it. */
export interface DeletedRow {
  id: number
  registroId: number
  rotulo: string
  /** ISO instants */
  excluidoEm: string
  excluidoPor?: string
  apagadoEm: string
}

/** A deleted record with its content, formatted as in the form. */
export interface DeletedDetail extends DeletedRow {
  campos: { campo: string; titulo: string; texto: string }[]
}

export async function fetchDeleted(route: string, q: string, page: number, size: number) {
  const query = new URLSearchParams({ page: String(page), size: String(size), ...(q ? { q } : {}) })
  const response = await ask(`/api/${route}/excluidos`, query)
  const rows = (await response.json()) as DeletedRow[]
  return { rows, total: Number(response.headers.get('Content-Range')?.split('/').at(-1) ?? 0) }
}

export const fetchDeletedOne = (route: string, id: number): Promise<DeletedDetail> =>
  getJson(`/api/${route}/excluidos/${id}`)

export const restoreDeleted = (route: string, id: number): Promise<RecordData> =>
  sendJson('POST', `/api/${route}/excluidos/${id}/restaura`)

export const eraseDeleted = (route: string, id: number): Promise<unknown> =>
  sendJson('DELETE', `/api/${route}/excluidos/${id}`)

import type { Identifier } from 'react-admin'
import type { TrailEntry } from '#schemas/runtime/answers/trail.ts'
import type { Related } from '#schemas/runtime/definition/related.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { getJson, sendJson } from '../http.ts'
import { recordUrl } from './data.ts'
import { callOrTask } from './tasks.ts'

/** The query under react-admin's key for one record, for prefetching; fails silently. */
export const recordQuery = (route: string, id: Identifier) => ({
  queryKey: [route, 'getOne', { id: String(id), meta: undefined }],
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<RecordData> =>
    getJson(recordUrl(route, id), { quiet: true, background: true, signal }),
})

/** Fetches the current state of one record. */
export const fetchRecord = (route: string, id: Identifier): Promise<RecordData> => getJson(recordUrl(route, id))

/** Fetches the defaults of a new record from the server. */
export const fetchNew = (route: string): Promise<RecordData> => getJson(`/api/${route}/novo`)

/** Fetches a copy of a record without its uncopyable fields. */
export const fetchClone = (route: string, id: Identifier): Promise<RecordData> =>
  getJson(`${recordUrl(route, id)}/clone`)

export const fetchTrail = (route: string, id: Identifier): Promise<TrailEntry[]> =>
  getJson(`${recordUrl(route, id)}/historico`)

export const fetchRelated = (route: string, id: Identifier): Promise<Related[]> =>
  getJson(`${recordUrl(route, id)}/relacionados`)

/** PUT /{id}/<action>; returns the changed record. */
export const runAction = <R extends object = RecordData>(
  route: string,
  id: Identifier,
  action: string,
  body: RecordData,
): Promise<R> => sendJson<R>('PUT', `${recordUrl(route, id)}/${action}`, body)

/** {@link runAction} for long actions: returns the record, or the task that continues it. */
export async function runLongAction(
  route: string,
  id: Identifier,
  action: string,
  body: RecordData,
): Promise<RecordData | { tarefaId: string }> {
  const answer = await callOrTask(`${recordUrl(route, id)}/${action}`, { method: 'PUT', body })
  return 'tarefaId' in answer ? answer : ((await answer.json()) as RecordData)
}

/** A record after one trail entry: the fields that differ from its current state. */
export interface EarlierState {
  data: string
  /** version of the record it is compared with */
  versao: number
  valores: RecordData
  campos: string[]
  /** titles of fields whose content the trail does not hold */
  semVolta: string[]
}

const lineUrl = (route: string, id: Identifier, linha: number) => `${recordUrl(route, id)}/historico/${linha}`

export const fetchEarlierState = (route: string, id: Identifier, linha: number): Promise<EarlierState> =>
  getJson(lineUrl(route, id, linha))

/** Reverts the named fields to that state; returns the record. */
export const restoreState = (
  route: string,
  id: Identifier,
  linha: number,
  body: { versao: number; campos: string[] },
): Promise<RecordData> => sendJson('PUT', `${lineUrl(route, id, linha)}/restaura`, body)

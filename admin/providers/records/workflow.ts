import type { Identifier } from 'react-admin'
import type { LinkedDecision, RecordProgress, StateCounts } from '#schemas/runtime/answers/workflow.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { askJson } from '../ask.ts'
import { getJson, sendJson } from '../http.ts'
import { recordUrl } from './data.ts'

export const fetchProgress = (route: string, id: Identifier): Promise<RecordProgress> =>
  getJson(`${recordUrl(route, id)}/andamento`, { background: true })

export const fetchStateCounts = (route: string, filtro: RecordData): Promise<StateCounts[]> =>
  askJson(`/api/${route}/estados`, new URLSearchParams({ filter: JSON.stringify(filtro) }), {
    background: true,
    quiet: true,
  })

interface Link {
  entidade: string
  codigo: string
}

export const showLinked = (link: Link): Promise<LinkedDecision> =>
  sendJson('POST', '/api/aprovacoes/link/mostra', link, { anonymous: true })

export const decideLinked = (
  link: Link,
  decision: { decisao: 'aprovar' | 'reprovar'; motivo?: string },
): Promise<void> => sendJson('POST', '/api/aprovacoes/link', { ...link, ...decision }, { anonymous: true })

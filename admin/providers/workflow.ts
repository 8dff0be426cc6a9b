import type { Identifier } from 'react-admin'
import type { RecordData, Tone } from '#schemas/runtime/model.ts'
import { askJson } from './ask.ts'
import { recordUrl } from './data.ts'
import { getJson, sendJson } from './http.ts'

/** A time a record spent, or spends, in a state. */
export interface Span {
  estado: string
  titulo: string
  tom: Tone
  desde?: string
  ate?: string
  por?: string
}

/** Where a record stands in one of its workflows, and where it was. */
export interface Progress {
  nome: string
  titulo: string
  estado?: string
  passagens: Span[]
  estados: { nome: string; titulo: string; tom: Tone; aparte: boolean }[]
  etapas?: Stage[]
}

/** A stage of an approval. */
export interface Stage {
  titulo: string
  estado: 'aguarda' | 'depois' | 'aprovada' | 'reprovada' | 'cancelada'
  desde?: string
  prazo?: string
  decisoes: { nome: string; decisao: 'aprovou' | 'reprovou' | 'passou'; em: string; motivo?: string }[]
}

/** `permitidos`: steps this session may take, by an authority or a role in the record. */
export const fetchProgress = (route: string, id: Identifier): Promise<{ fluxos: Progress[]; permitidos: string[] }> =>
  getJson(`${recordUrl(route, id)}/andamento`, { background: true })

/** How many records of a list are in each state, by a filter. */
export interface StateCounts {
  filtro: string
  titulo: string
  /** `tudo`: it leaves nothing out; a total of 10.001 stands for more than 10.000 */
  casos: { valor: string; titulo: string; tom: Tone; tudo?: true; total: number }[]
}

export const fetchStateCounts = (route: string, filtro: RecordData): Promise<StateCounts[]> =>
  askJson(`/api/${route}/estados`, new URLSearchParams({ filter: JSON.stringify(filtro) }), {
    background: true,
    quiet: true,
  })

/** A step that decides, with what its body says. */
export interface Answer {
  passo: string
  corpo: RecordData
  motivo?: string
  motivoObrigatorio?: boolean
}

/** A record that waits for the user's decision. */
export interface Pending {
  entidade: string
  titulo: string
  registroId: number
  rotulo: string
  rota: string
  etapa: string
  desde: string
  prazo?: string
  atrasada: boolean
  aprovar: Answer
  reprovar: Answer
  versao: number
}

export const fetchPending = (): Promise<Pending[]> => getJson('/api/aprovacoes', { background: true, quiet: true })

/** What the link of an e-mail asks to be decided. `motivo`: whether a reason is demanded. */
export interface LinkedDecision {
  titulo: string
  rotulo: string
  etapa: string
  campos: { titulo: string; valor: string }[]
  motivo: { aprovar: boolean; reprovar: boolean }
}

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

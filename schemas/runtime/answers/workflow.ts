import type { RecordData, Tone } from '../model.ts'

/** A period that a record spent in a state. */
export interface Span {
  estado: string
  titulo: string
  tom: Tone
  /** absent where the trail has no entry for its beginning */
  desde?: string
  /** absent for the current state */
  ate?: string
  /** who made the step into it */
  por?: string
}

/** A stage of an approval, as its record shows it. */
export interface Stage {
  titulo: string
  estado: 'aguarda' | 'depois' | 'aprovada' | 'reprovada' | 'cancelada'
  desde?: string
  prazo?: string
  decisoes: { nome: string; decisao: 'aprovou' | 'reprovou' | 'passou'; em: string; motivo?: string }[]
}

/** Current and past states of a record in one workflow. */
export interface Progress {
  nome: string
  titulo: string
  estado?: string
  passagens: Span[]
  /** all states in order; `aparte`: off the regular path */
  estados: { nome: string; titulo: string; tom: Tone; aparte: boolean }[]
  /** stages of its approval, oldest first; absent without an approval */
  etapas?: Stage[]
}

/** Answer of `GET {route}/:id/andamento`. */
export interface RecordProgress {
  fluxos: Progress[]
  /** steps this session may take, by an authority or a role in the record */
  permitidos: string[]
}

/** Number of records of a list per state, for one of its filters: `GET {route}/estados`. */
export interface StateCounts {
  filtro: string
  titulo: string
  casos: StateCase[]
}

export interface StateCase {
  valor: string
  titulo: string
  tom: Tone
  /** the case without a filter */
  tudo?: true
  /** counted up to 10.001, which stands for more than 10.000 */
  total: number
}

/** An approval step: PUT {rota}/{registroId}/{passo}. */
export interface Answer {
  passo: string
  /** constant part of the body */
  corpo: RecordData
  /** field of the body for the reason */
  motivo?: string
  motivoObrigatorio?: true
}

/** A record that waits for the user's decision: `GET /api/aprovacoes`. */
export interface Pending {
  entidade: string
  titulo: string
  registroId: number
  rotulo: string
  rota: string
  /** URL of its page, in reading mode where its register has one */
  endereco: string
  /** chips of its page's header: 'Produção', 'Número de vagas: 2' */
  detalhes: string[]
  fluxo: string
  etapa: string
  /** absent for records that waited before the register had approvals */
  desde?: string
  prazo?: string
  atrasada: boolean
  aprovar: Answer
  reprovar: Answer
  versao: number
}

/** The decision that a link in an e-mail offers: `POST /api/aprovacoes/link/mostra`. */
export interface LinkedDecision {
  titulo: string
  rotulo: string
  etapa: string
  campos: { titulo: string; valor: string }[]
  /** whether a reason is required */
  motivo: Record<'aprovar' | 'reprovar', boolean>
}

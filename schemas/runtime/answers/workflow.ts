import type { RecordData, Tone } from '../model.ts'

/** A time that a record spent, or spends, in a state. */
export interface Span {
  estado: string
  titulo: string
  tom: Tone
  /** absent where the trail does not say when it began */
  desde?: string
  /** absent for the state it is in */
  ate?: string
  /** who brought it there */
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

/** Where a record stands in one of its workflows, and where it was. */
export interface Progress {
  nome: string
  titulo: string
  estado?: string
  passagens: Span[]
  /** all states in their order; `aparte` ones lie off the usual way */
  estados: { nome: string; titulo: string; tom: Tone; aparte: boolean }[]
  /** stages of its approval, oldest first; absent where nobody is asked */
  etapas?: Stage[]
}

/** Answer of `GET {route}/:id/andamento`. */
export interface RecordProgress {
  fluxos: Progress[]
  /** steps this session may take, by an authority or a role in the record */
  permitidos: string[]
}

/** How many records of a list are in each state, by one of its filters: `GET {route}/estados`. */
export interface StateCounts {
  filtro: string
  titulo: string
  casos: StateCase[]
}

export interface StateCase {
  valor: string
  titulo: string
  tom: Tone
  /** it leaves nothing out */
  tudo?: true
  /** 10.001 stands for more than 10.000 */
  total: number
}

/** A step that decides: PUT {rota}/{registroId}/{passo}. */
export interface Answer {
  passo: string
  /** what its body always says */
  corpo: RecordData
  /** field of the body that says why */
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
  /** its page: to be read where its register has one */
  endereco: string
  /** what the head of its page says: 'Produção', 'Número de vagas: 2' */
  detalhes: string[]
  fluxo: string
  etapa: string
  /** absent of what waited before its register had approvals */
  desde?: string
  prazo?: string
  atrasada: boolean
  aprovar: Answer
  reprovar: Answer
  versao: number
}

/** What the link of an e-mail asks to be decided: `POST /api/aprovacoes/link/mostra`. */
export interface LinkedDecision {
  titulo: string
  rotulo: string
  etapa: string
  campos: { titulo: string; valor: string }[]
  /** whether a reason is demanded */
  motivo: Record<'aprovar' | 'reprovar', boolean>
}

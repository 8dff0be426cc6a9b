import type { Tone } from '../model.ts'

/** One thing that happened to a record, or will. */
export interface TimelineItem {
  /** its kind: 'alteracoes', 'passos', 'emails' …, or the path of a register */
  tipo: string
  id: number
  /** an instant; 'YYYY-MM-DD' where it has a day only */
  data: string
  titulo: string
  /** who did it */
  por?: string
  texto?: string
  situacao?: { titulo: string; tom: Tone }
  /** what changed */
  campos?: { campo: string; titulo: string; de: string; para: string }[]
  /** address of its own page */
  rota?: string
}

/** Answer of `GET {route}/:id/linha-do-tempo`: one page, the newest first. */
export interface Timeline {
  itens: TimelineItem[]
  /** there are older ones */
  mais: boolean
  /** kinds this session may be told of, in their order */
  tipos: { tipo: string; titulo: string }[]
  /** of the registers that `summary.next` names, the soonest to come; on the first page */
  proximos: TimelineItem[]
}

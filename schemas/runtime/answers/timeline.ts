import type { Tone } from '../model.ts'

/** A past or future event of a record. */
export interface TimelineItem {
  /** its kind: 'alteracoes', 'passos', 'emails' …, or the path of a register */
  tipo: string
  id: number
  /** an instant; 'YYYY-MM-DD' for events without a time */
  data: string
  titulo: string
  /** name of the author */
  por?: string
  texto?: string
  situacao?: { titulo: string; tom: Tone }
  /** changed fields */
  campos?: { campo: string; titulo: string; de: string; para: string }[]
  /** URL of the event's own page */
  rota?: string
}

/** Answer of `GET {route}/:id/linha-do-tempo`: one page, the newest first. */
export interface Timeline {
  itens: TimelineItem[]
  /** whether older items exist */
  mais: boolean
  /** kinds the session may read, in order */
  tipos: { tipo: string; titulo: string }[]
  /** upcoming records of the registers in `summary.next`, soonest first; on the first page only */
  proximos: TimelineItem[]
}

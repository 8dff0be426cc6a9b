import type { Expression } from '../computed/written.ts'

/** A date on which something of a record runs out. The list 'Vencimentos' shows it, and notices may tell of it. */
export interface XExpiry {
  name: string
  /** by default what the date is called */
  title?: string
  /** the date, a computed one too: a field of the record or, with `list`, of its rows */
  date: string
  /** a list of the record: each of its rows has the date */
  list?: string
  /** a reference to whom, or what, it concerns; by default the record itself */
  whose?: string
  /** a reference, also through references ('talento.areaOrganizacional'), by which the list is narrowed */
  area?: string
  establishment?: string
  /** when it counts, as a computed yes or no; with `list` of the row, whose record is `outer` */
  when?: Expression
  /** how many days before it is told, unless a company says otherwise; 30, 7 and 0 without it */
  days?: number[]
  /** a whole number of the record: so many days before it is told first */
  daysFrom?: string
}

/** What a notice tells of: one of the keys. */
export interface XNoticeEvent {
  /** a date of `expiry` comes near */
  expiry?: string
  created?: true
  /** a record comes into a state (of this workflow, where there are several) */
  reached?: string
  workflow?: string
  /** one of these fields changed */
  changed?: string[]
  /** a yes or no about the record begins to hold */
  becomes?: Expression
}

/** Who is told: one of the keys. */
export interface XRecipient {
  /** a role in the record (`x-entity.roles`) */
  role?: string
  /** whoever holds it */
  authority?: string
  /** an e-mail field of the record */
  email?: string
}

export type NoticeChannel = 'mensagem' | 'email' | 'webhook'

/** What people are told of a record by itself. A company edits, switches off and adds its own in 'Avisos Automáticos'. */
export interface XNotice {
  name: string
  title: string
  on: XNoticeEvent
  to: XRecipient[]
  /** by default a message */
  by?: NoticeChannel[]
  /** of the e-mail; by default the title */
  subject?: string
  /** placeholders: {{registro}}, {{vencimento}}, {{prazo}}, {{areaOrganizacional}} … */
  text: string
  /** told once a day with everything else; what runs out always is */
  daily?: true
  /** shipped switched off */
  off?: true
}

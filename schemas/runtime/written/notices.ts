import type { Expression } from '../computed/written.ts'

/** A date of a record on which something expires. Shown in the list 'Vencimentos'; notices may refer to it. */
export interface XExpiry {
  name: string
  /** default: the title of the date field */
  title?: string
  /** date field of the record (also computed) or, with `list`, of its rows */
  date: string
  /** child list whose rows have the date */
  list?: string
  /** reference to the person or thing concerned; default: the record itself */
  whose?: string
  /** path of a reference, also through others ('talento.areaOrganizacional'), by which the list can be filtered */
  area?: string
  establishment?: string
  /** boolean expression: when it applies; with `list` evaluated on the row, whose record is `outer` */
  when?: Expression
  /** days before the date at which notices are sent, unless a company sets others; default 30, 7 and 0 */
  days?: number[]
  /** integer field of the record: days before the date of the first notice */
  daysFrom?: string
}

/** Trigger of a notice; exactly one of the keys. */
export interface XNoticeEvent {
  /** an expiry with this name approaches */
  expiry?: string
  created?: true
  /** a record enters a state (of `workflow`, where there are several) */
  reached?: string
  workflow?: string
  /** one of these fields changed */
  changed?: string[]
  /** a boolean expression on the record becomes true */
  becomes?: Expression
}

/** Recipient of a notice; exactly one of the keys. */
export interface XRecipient {
  /** a role in the record (`x-entity.roles`) */
  role?: string
  /** every user with this authority */
  authority?: string
  /** an e-mail field of the record */
  email?: string
}

export type NoticeChannel = 'mensagem' | 'email' | 'webhook'

/** An automatic notice of a register. Companies edit, switch off and add notices in 'Avisos Automáticos'. */
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
  /** sent in a daily digest; expiries always are */
  daily?: true
  /** shipped disabled */
  off?: true
}

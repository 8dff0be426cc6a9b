import type { JsonValue, Tone } from './basics.ts'

/** A chip of the record page that shows while the fields hold these values. */
export interface XChip {
  /** field → value; a missing boolean counts as false */
  is: Record<string, JsonValue>
  title: string
  tone?: Tone
}

/** A register whose records appear in the timeline of a record they refer to. */
export interface XTimelineSource {
  /** the register: 'captacao/entrevista' */
  of: string
  /** its reference to the record, also through another one ('candidatura.solicitacao'); optional when it has only one */
  by?: string
  /** field with the day or instant of the entry */
  date: string
  /** fields shown: a closed list with tones as state, others in one line */
  text?: string[]
}

/** The record page (`x-entity.summary`), at `/{route}/{id}/ficha`. */
export interface XSummary {
  /** field with the picture */
  picture?: string
  /** default: the label */
  title?: string | string[]
  /** fields in the line below */
  subtitle?: string[]
  /** workflows, closed lists, booleans (their title, while true), references; or a text while fields have values */
  chips?: (string | XChip)[]
  /** e-mail, telephone and URL fields; fields that form one value (DDD and number) as a list */
  contact?: (string | string[])[]
  /** fields, or registers whose referring records are counted */
  figures?: string[]
  /** upcoming: workflows, dates, registers of the timeline */
  next?: string[]
  /** actions by frequency of use: the first ones are buttons */
  actions?: string[]
  /** fields of the form that the sections leave out */
  hidden?: string[]
  /** registers in the timeline, besides changes, steps, e-mails, messages, notices and documents */
  timeline?: XTimelineSource[]
}

/** A record page with defaults filled in by the loader. */
export interface Summary extends Omit<XSummary, 'contact'> {
  title: string[]
  subtitle: string[]
  chips: (string | XChip)[]
  contact: string[][]
  figures: string[]
  next: string[]
  actions: string[]
  hidden: string[]
  timeline: XTimelineSource[]
}

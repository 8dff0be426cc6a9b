import type { JsonValue, Tone } from './basics.ts'

/** A chip of the record page that shows while the fields hold these values. */
export interface XChip {
  /** field → value; a yes or no that is missing counts as no */
  is: Record<string, JsonValue>
  title: string
  tone?: Tone
}

/** Records of a register that stand in the time line of a record they refer to. */
export interface XTimelineSource {
  /** the register: 'captacao/entrevista' */
  of: string
  /** its reference to the record, also through another one ('candidatura.solicitacao'); may be absent where it has one only */
  by?: string
  /** the day or instant at which it stands */
  date: string
  /** fields told of it: a closed list with tones as its state, the others in one line */
  text?: string[]
}

/** The record page (`x-entity.summary`), at `/{route}/{id}/ficha`. */
export interface XSummary {
  /** field with the picture */
  picture?: string
  /** what heads it; the label unless told */
  title?: string | string[]
  /** fields in the line below */
  subtitle?: string[]
  /** workflows, closed lists, a yes or no (its title, while yes), references; or a text while fields hold values */
  chips?: (string | XChip)[]
  /** e-mail, telephones, addresses of pages; several fields that are one (DDD and number) as a list */
  contact?: (string | string[])[]
  /** fields, or registers whose records that refer to this one are counted */
  figures?: string[]
  /** what comes next: workflows, dates, registers of the time line */
  next?: string[]
  /** actions in the order of their use: the first ones are buttons */
  actions?: string[]
  /** fields of the form that the sections leave out */
  hidden?: string[]
  /** registers in the time line, beside changes, steps, e-mails, messages, notices and documents */
  timeline?: XTimelineSource[]
}

/** A record page as the loader completes it. */
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

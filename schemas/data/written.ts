/** Format of a file of records: `schemas/<group>/dados/<entity>.json`. */

/** Folder name inside the group's folder. */
export const DATA = 'dados'

/** Parts of a file: `base` for every installation, `demo` for the demo only. */
export const parts = ['base', 'demo'] as const

export type Part = (typeof parts)[number]

/** One record by field names. A reference is given by what identifies its target; a date may be relative to today. */
export interface WrittenRow {
  /** demo only: names of the companies that get the row; default: every company of the demo */
  $empresas?: string[]
  [field: string]: unknown
}

export interface WrittenData extends Partial<Record<Part, WrittenRow[]>> {
  $schema?: string
}

/** One file as read. */
export interface DataFile {
  /** 'sst/dados/clinica.json', below schemas/ */
  file: string
  /** the entity its rows are records of: 'sst/clinica' */
  path: string
  data: WrittenData
}

/** A day or an instant counted from the day on which the data are loaded. */
export interface WrittenMoment {
  /** days from that day; negative for days before it */
  today: number
  months?: number
  years?: number
  /** 'HH:MM' in São Paulo time, for an instant; default 09:00 */
  at?: string
}

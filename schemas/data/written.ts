/** What a file of records says: `schemas/<group>/dados/<entity>.json`. */

/** The folder, inside that of the entity's group. */
export const DATA = 'dados'

/** The parts of a file: what every installation gets, and what only the demo has. */
export const parts = ['base', 'demo'] as const

export type Part = (typeof parts)[number]

/** One record, by the names of its fields. References are said by what identifies the other record; days may be counted from today. */
export interface WrittenRow {
  /** demo only: names of the companies that get it; without it every company of the demo does */
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
  /** days from that day, before it with a minus */
  today: number
  months?: number
  years?: number
  /** 'HH:MM' in São Paulo, for an instant; 09:00 unless said */
  at?: string
}

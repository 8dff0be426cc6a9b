import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import type { DataFile, Part, WrittenRow } from './written.ts'

/** A field and the value to match; for a reference, the id. */
export interface Criterion {
  field: Field
  value: unknown
}

/** Criteria for a record: any of them, or all of them. */
export interface Wanted {
  any?: Criterion[]
  all?: Criterion[]
}

/** A row on its way into a store. */
export interface Pending {
  file: DataFile
  part: Part
  /** its position in the part */
  index: number
  row: WrittenRow
  entity: Entity
  /** undefined: it belongs to the installation */
  company?: number
}

/** A row with references resolved to ids, and the criteria that identify it. */
export interface Placed {
  pending: Pending
  record: RecordData
  identity: Criterion[]
}

/** Why a row cannot be inserted, with the path inside the row. */
export interface Obstacle {
  pending: Pending
  at: (string | number)[]
  message: string
  hint?: string
}

/** Target of rows and source of the records they refer to: a database, or memory when files are checked. */
export interface Store {
  /** At most two ids of matching records, among those that records of the company (undefined: of the installation) may refer to. */
  find(target: Entity, wanted: Wanted, company: number | undefined): Promise<number[]>
  /** Inserts rows of one entity and company. @returns the obstacles of those not inserted */
  insert(entity: Entity, company: number | undefined, rows: Placed[]): Promise<Obstacle[]>
  /** Names of the records, for a hint; only in stores where that is cheap. */
  names?(target: Entity, company: number | undefined): string[]
}

import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import type { DataFile, Part, WrittenRow } from './written.ts'

/** A field and the value it has to hold; of a reference, the id. */
export interface Criterion {
  field: Field
  value: unknown
}

/** Which record is meant: one in which any of the criteria holds, or all of them. */
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

/** A row whose references are ids, and what identifies it. */
export interface Placed {
  pending: Pending
  record: RecordData
  identity: Criterion[]
}

/** What keeps a row out, with its place inside the row. */
export interface Obstacle {
  pending: Pending
  at: (string | number)[]
  message: string
  hint?: string
}

/** Where the rows of files go, and where the records are to which they refer: a database, or the memory of whoever checks them. */
export interface Store {
  /** The records meant, at most two, among those that records of the company (undefined: of the installation) may refer to. */
  find(target: Entity, wanted: Wanted, company: number | undefined): Promise<number[]>
  /** Takes rows of one entity and company in. @returns what was in the way of some */
  insert(entity: Entity, company: number | undefined, rows: Placed[]): Promise<Obstacle[]>
  /** What such records are called, for a hint, where that costs nothing. */
  names?(target: Entity, company: number | undefined): string[]
}

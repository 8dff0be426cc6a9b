import type { Field, JsonSchema, RecordData } from '#schemas/runtime/model.ts'

/** What a valid record of an entity needs beyond its schema. */
export interface Special {
  reason: string
  /** fields that no sample has: a record that goes with one is made by hand, and so are their tests */
  without?: string[]
  /** field path → value in place of a sample; `schemas`: what it has to be beside its definition */
  values?: Record<string, (schemas: readonly JsonSchema[]) => unknown>
  /** reference's path → list filter of the records it may point to */
  pick?: Record<string, RecordData>
  /** reference's path → further values of a record that is made for it */
  made?: Record<string, RecordData>
  /**
   * step of a workflow → records that have to point to this one before it is taken, and the reference by which they do; `through`: to what this one refers to by
   * that field; `set`: what this one says then
   */
  before?: Record<string, Needed | Needed[]>
}

export interface Needed {
  entity: string
  by: string
  through?: string
  set?: RecordData
}

/** What a record has to be besides valid. */
export interface Wish {
  /** values by field path that stay as they are */
  given?: ReadonlyMap<string, unknown>
  /** conditions that hold for it, on `{ ...record, $context }` */
  holding?: JsonSchema[]
  /** rows of its lists, by their path; otherwise as few as may be */
  rows?: Record<string, number>
}

export type Wanted = (field: Field) => boolean

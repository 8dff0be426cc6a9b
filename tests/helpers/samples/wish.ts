import type { Field, JsonSchema, RecordData } from '#schemas/runtime/model.ts'

/** What a valid record of an entity needs beyond its schema. */
export interface Special {
  reason: string
  /** fields without samples: records that need one are built by hand in their own tests */
  without?: string[]
  /** by field path: replaces the sample; `schemas` are constraints beside its definition */
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

/** Requirements of a record beyond validity. */
export interface Wish {
  /** values by field path that stay as they are */
  given?: ReadonlyMap<string, unknown>
  /** conditions that hold for it, on `{ ...record, $context }` */
  holding?: JsonSchema[]
  /** number of rows by path of the list; by default the minimum */
  rows?: Record<string, number>
}

export type Wanted = (field: Field) => boolean

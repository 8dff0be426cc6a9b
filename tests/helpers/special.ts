import type { RecordData } from '#schemas/runtime/model.ts'

/** What a valid record of an entity needs beyond its schema. */
export interface Special {
  reason: string
  /** field path → value in place of a sample */
  values?: Record<string, () => unknown>
  /** reference's path → list filter of the records it may point to */
  pick?: Record<string, RecordData>
}

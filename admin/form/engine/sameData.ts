import { deepEquals } from '@rjsf/utils'
import type { RecordData } from '#schemas/runtime/model.ts'

/** Whether two form data are equal; undefined, null, '' and [] count as absent. */
export function sameData(a: RecordData, b: RecordData): boolean {
  return deepEquals(present(a), present(b))
}

function present(data: RecordData): RecordData {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => !isMissing(value)))
}

const isMissing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

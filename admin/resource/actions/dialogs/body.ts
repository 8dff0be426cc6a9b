import type { Action, RecordData } from '#schemas/runtime/model.ts'
import { setAt, valueAt } from '#schemas/runtime/paths.ts'

/** The body of an action out of what its form holds: only its own fields travel. */
export function bodyOf(action: Action, values: RecordData): RecordData {
  const body: RecordData = {}
  for (const path of action.fields) setAt(body, path, valueAt(values, path))
  return body
}

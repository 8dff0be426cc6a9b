import type { Action, RecordData } from '#schemas/runtime/model.ts'
import { setAt, valueAt } from '#schemas/runtime/paths.ts'

/** Builds the body of an action from its form values: only the action's own fields. */
export function bodyOf(action: Action, values: RecordData): RecordData {
  const body: RecordData = {}
  for (const path of action.fields) setAt(body, path, valueAt(values, path))
  return body
}

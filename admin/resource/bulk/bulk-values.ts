import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { setAt, valueAt } from '#schemas/runtime/paths.ts'

/** What a form with only some fields starts with: a switch that is shown 'off' means 'Não'. */
export function startValues(fields: Field[], values: RecordData): RecordData {
  const record = structuredClone(values)
  for (const field of fields)
    if (field.type === 'boolean' && field.kind === 'scalar' && valueAt(record, field.path) === undefined)
      setAt(record, field.path, field.schema.default ?? false)
  return record
}

/** The chosen fields as a PATCH carries them; an empty one is cleared. */
export function patchOf(fields: Field[], values: RecordData): RecordData {
  const body: RecordData = {}
  for (const { path } of fields) setAt(body, path, valueAt(values, path) ?? null)
  return body
}

import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { setAt, valueAt } from '#schemas/runtime/paths.ts'

/** Initial values of a form with only some fields: an unset boolean starts as its default or false, as its switch shows. */
export function startValues(fields: Field[], values: RecordData): RecordData {
  const record = structuredClone(values)
  for (const field of fields)
    if (field.type === 'boolean' && field.kind === 'scalar' && valueAt(record, field.path) === undefined)
      setAt(record, field.path, field.schema.default ?? false)
  return record
}

/** Builds the PATCH body of the chosen fields; an empty field is sent as null. */
export function patchOf(fields: Field[], values: RecordData): RecordData {
  const body: RecordData = {}
  for (const { path } of fields) setAt(body, path, valueAt(values, path) ?? null)
  return body
}

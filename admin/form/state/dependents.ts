import type { Field, JsonValue, RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'

/** Returns the filter of a picker: `x-field.filterBy` with the values of this record; undefined when all of them are empty. */
export function filterOf(field: Field, record: RecordData): Record<string, JsonValue> | undefined {
  const filter: Record<string, JsonValue> = {}
  for (const [name, path] of Object.entries(field.hint.filterBy ?? {})) {
    const value = valueAt(record, path)
    if (value !== undefined && value !== null) filter[name] = value as JsonValue
  }
  return Object.keys(filter).length === 0 ? undefined : filter
}

/** Returns the parameters of the call that lists a picker's options (`x-field.offeredBy`), from the current record. */
export function parametersOf(field: Field, record: RecordData): Record<string, JsonValue> {
  const names = field.hint.offeredBy?.with ?? []
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = valueAt(record, name)
      return value === undefined || value === null ? [] : [[name, value as JsonValue]]
    }),
  )
}

/** Returns the fields whose picker filter differs between two states of the record while their value did not change: that value is invalid now. */
export function outdatedFields(fields: Field[], before: RecordData, after: RecordData): Field[] {
  return fields.filter((field) => {
    const value = valueAt(after, field.path)
    // a field with `suggest` is free text: its value is valid under any filter
    if (value === undefined || !field.hint.filterBy || field.hint.suggest || !same(value, valueAt(before, field.path)))
      return false
    return !same(filterOf(field, before), filterOf(field, after))
  })
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

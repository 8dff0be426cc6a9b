import type { Field, JsonValue, RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'

/** The filter a picker applies now: `x-field.filterBy` with the values of this record; undefined when none is filled in. */
export function filterOf(field: Field, record: RecordData): Record<string, JsonValue> | undefined {
  const filter: Record<string, JsonValue> = {}
  for (const [name, path] of Object.entries(field.hint.filterBy ?? {})) {
    const value = valueAt(record, path)
    if (value !== undefined && value !== null) filter[name] = value as JsonValue
  }
  return Object.keys(filter).length === 0 ? undefined : filter
}

/** The parameters of the call that offers a picker's choices (`x-field.offeredBy`), as the form now is. */
export function parametersOf(field: Field, record: RecordData): Record<string, JsonValue> {
  const names = field.hint.offeredBy?.with ?? []
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = valueAt(record, name)
      return value === undefined || value === null ? [] : [[name, value as JsonValue]]
    }),
  )
}

/** Fields whose choices depend on something that differs between two states of the record: their value no longer holds. */
export function outdatedFields(fields: Field[], before: RecordData, after: RecordData): Field[] {
  return fields.filter((field) => {
    const value = valueAt(after, field.path)
    // a text that was only suggested may stand whatever is chosen around it
    if (value === undefined || !field.hint.filterBy || field.hint.suggest || !same(value, valueAt(before, field.path)))
      return false
    return !same(filterOf(field, before), filterOf(field, after))
  })
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

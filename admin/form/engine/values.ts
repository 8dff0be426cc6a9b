import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { setAt, valueAt } from '#schemas/runtime/paths.ts'

/** Key of a field inside the form, where inline objects are flattened: 'pessoal.cpf' → 'pessoal_cpf'. */
export const flatKey = (path: string): string => path.replaceAll('.', '_')

/** Record → form data: one entry per leaf field, missing ones left out. */
export function toFlat(leaves: Field[], record: RecordData): RecordData {
  const flat: RecordData = {}
  for (const { path } of leaves) {
    const value = valueAt(record, path)
    if (value !== undefined && value !== null) flat[flatKey(path)] = value
  }
  return flat
}

/** Form data → record: the inverse of {@link toFlat}. */
export function toRecord(leaves: Field[], flat: RecordData): RecordData {
  const record: RecordData = {}
  for (const { path } of leaves) {
    const value = flat[flatKey(path)]
    if (value !== undefined) setAt(record, path, value)
  }
  return record
}

/** Values of a record that are no fields (`versao` …): sent back to the server unchanged. */
export function valuesBesides(fields: Field[], record: RecordData): RecordData {
  const names = new Set(fields.map((field) => field.name))
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.has(name)))
}

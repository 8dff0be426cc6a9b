import type { Lookup } from '#admin/form/lookup.ts'
import { chosenAnew, idAt } from '#schemas/runtime/definition/copies.ts'
import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { setAt, valueAt } from '#schemas/runtime/paths.ts'

/** Merges values passed by another page into a new record, and copies the dependent fields of the records they refer to (`x-field.copies`), as choosing them in the form would. */
export async function withCopied(
  entity: Entity,
  start: RecordData,
  given: RecordData,
  lookup: Lookup,
): Promise<RecordData> {
  const record = structuredClone({ ...start, ...given })
  for (const { field, reference, source } of chosenAnew(entity, start, record)) {
    const id = idAt(record, reference)
    if (id === undefined || valueAt(given, field.path) !== undefined) continue
    const chosen = await lookup.record?.(reference.target ?? '', id)
    if (chosen) setAt(record, field.path, valueAt(chosen, source))
  }
  return record
}

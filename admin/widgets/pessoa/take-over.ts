import { flushSync } from 'react-dom'
import type { FormScope } from '#admin/form/state/scope.ts'
import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, valueAt } from '#schemas/runtime/paths.ts'

/** Fills the empty fields, a state before its city. @returns number of fields filled */
export function takeOver({ model, store, setValue }: FormScope, values: RecordData): number {
  const blank = leafFields(model.leaves).filter(
    (field) => values[field.path] !== undefined && isBlank(field, valueAt(store.record, field.path)),
  )
  const order = (field: Field) => Number(field.hint.filterBy !== undefined)
  // fields with a dependent filter come last
  for (const { path } of blank.toSorted((a, b) => order(a) - order(b))) {
    // synchronous: the next field's picker may be filtered by this one
    flushSync(() => setValue(path, values[path]))
  }
  return blank.length
}

const isBlank = ({ schema }: Field, value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === schema.default

import { type RefObject, useCallback } from 'react'
import { type Copy, chosenAnew, idAt } from '#schemas/runtime/definition/copies.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import type { Lookup } from '../lookup.ts'
import type { FormBodyProps } from '../props.ts'
import type { FormStore } from '../state/FormStore.ts'

type SetValue = (path: string, value: unknown) => void

/**
 * Copies values from a record that was just chosen (`x-field.copies`). The field is emptied until the record has loaded, so that the server
 * fills it in on a save made meanwhile.
 */
export function useCopies(latest: RefObject<FormBodyProps>, store: FormStore, setValue: SetValue) {
  return useCallback(
    (before: RecordData, after: RecordData) => {
      const { runtime, lookup } = latest.current
      for (const copy of chosenAnew(runtime.entity, before, after)) void fill(copy, lookup, store, setValue)
    },
    [latest, store, setValue],
  )
}

async function fill(copy: Copy, lookup: Lookup, store: FormStore, setValue: SetValue): Promise<void> {
  const { field, reference, source, followed } = copy
  const id = idAt(store.record, reference)
  // clearing the reference keeps the copied value, unless the field follows it
  if (id === undefined && !followed) return
  setValue(field.path, undefined)
  const record = id === undefined ? undefined : await lookup.record?.(reference.target ?? '', id)
  const untouched = valueAt(store.record, field.path) === undefined
  if (record && untouched && idAt(store.record, reference) === id) setValue(field.path, valueAt(record, source))
}

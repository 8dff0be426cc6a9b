import { type RefObject, useCallback, useRef } from 'react'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { FormBodyProps } from '../props.ts'
import type { FormStore } from '../state/FormStore.ts'
import { sameData } from './sameData.ts'

/** Whether the form differs from what was loaded or saved last. */
export function useDirty(latest: RefObject<FormBodyProps>, store: FormStore, loaded: RecordData) {
  const baseline = useRef(loaded)
  const dirty = useRef(latest.current.typed !== undefined)
  const tell = useCallback(
    (now: boolean) => {
      dirty.current = now
      latest.current.onDirty(now)
    },
    [latest],
  )
  /** compares again; a pending text counts as a difference */
  const touch = useCallback(
    (pending: boolean) => tell(pending || !sameData(store.values, baseline.current)),
    [tell, store],
  )
  const settle = useCallback(
    (flat: RecordData) => {
      baseline.current = flat
      tell(false)
    },
    [tell],
  )
  const isDirty = useCallback(() => dirty.current, [])
  return { touch, settle, isDirty }
}

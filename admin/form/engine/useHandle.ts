import { type Ref, type RefObject, useEffect, useImperativeHandle } from 'react'
import { flushSync } from 'react-dom'
import type { EntityFormHandle } from '../props.ts'
import type { FormStore } from '../state/FormStore.ts'
import type { Typed } from './useExchange.ts'
import type { FormController } from './useFormController.ts'
import { flatKey } from './values.ts'

/** What the host may do with the form from outside. */
export function useHandle(
  ref: Ref<EntityFormHandle> | undefined,
  root: RefObject<HTMLElement | null>,
  form: FormController,
): void {
  const { store, setValue, goTo, showErrors, isDirty } = form
  useImperativeHandle(
    ref,
    () => ({
      submit: () => root.current?.querySelector('form')?.requestSubmit(),
      values: () => {
        flushSync(() => store.flush())
        return store.record
      },
      setValues: (values) => {
        for (const [path, value] of Object.entries(values)) setValue(path, value)
      },
      showErrors,
      show: (path) => goTo({ key: flatKey(path) }),
      isDirty,
    }),
    [store, setValue, goTo, showErrors, isDirty, root],
  )
}

/** Sets `held` to return the current form data (pending texts flushed first), for the form that replaces this one. */
export function useHeld(held: RefObject<(() => Typed) | null>, store: FormStore): void {
  useEffect(() => {
    held.current = () => {
      flushSync(() => store.flush())
      return { record: store.record, tab: store.tab }
    }
  }, [held, store])
}

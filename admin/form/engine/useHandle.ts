import { type Ref, type RefObject, useImperativeHandle } from 'react'
import { flushSync } from 'react-dom'
import type { EntityFormHandle } from '../props.ts'
import type { FormController } from './useFormController.ts'

/** What the host may do with the form from outside. */
export function useHandle(
  ref: Ref<EntityFormHandle> | undefined,
  root: RefObject<HTMLElement | null>,
  form: FormController,
): void {
  const { store, setValue, showErrors, isDirty } = form
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
      isDirty,
    }),
    [store, setValue, showErrors, isDirty, root],
  )
}

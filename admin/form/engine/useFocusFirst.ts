import { useEffect } from 'react'
import type { FormStore } from '../state/FormStore.ts'
import type { FormModel } from './deriveForm.ts'
import { beginIn } from './focus.ts'

/** Focuses the first visible, enabled text or choice field (not a picture), on devices with a fine pointer only: a touch keyboard would cover half of the form. */
export function useFocusFirst(wanted: boolean, model: FormModel, store: FormStore, prefix: string): void {
  useEffect(() => {
    if (!wanted || !matchMedia('(pointer: fine)').matches) return
    const first = [...model.placed.values()].find((placed) => {
      const { visible, enabled } = store.stateOf(placed)
      return (
        placed.tab === store.tab && visible && enabled && !placed.field.readOnly && placed.field.format !== 'arquivo'
      )
    })
    // the dialog focuses itself first
    if (first) requestAnimationFrame(() => beginIn(`${prefix}_${first.key}`))
  }, [wanted, model, store, prefix])
}

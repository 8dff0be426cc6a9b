import { useEffect } from 'react'
import type { FormStore } from '../state/FormStore.ts'
import type { FormModel } from './deriveForm.ts'
import { beginIn } from './focus.ts'

/** Begins in the first field that can be typed or chosen (a picture can wait), where there is a keyboard: a touch screen would cover half of the form with its own. */
export function useFocusFirst(wanted: boolean, model: FormModel, store: FormStore, prefix: string): void {
  useEffect(() => {
    if (!wanted || !matchMedia('(pointer: fine)').matches) return
    const first = [...model.placed.values()].find((placed) => {
      const { visible, enabled } = store.stateOf(placed)
      return (
        placed.tab === store.tab && visible && enabled && !placed.field.readOnly && placed.field.format !== 'arquivo'
      )
    })
    // a dialog takes the focus for itself first
    if (first) requestAnimationFrame(() => beginIn(`${prefix}_${first.key}`))
  }, [wanted, model, store, prefix])
}

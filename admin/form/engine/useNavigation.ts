import { useCallback } from 'react'
import type { FieldError } from '#schemas/runtime/model.ts'
import type { FormStore } from '../state/FormStore.ts'
import type { ErrorPlace } from '../state/scope.ts'
import type { FormModel } from './deriveForm.ts'
import { placeOf } from './errors.ts'
import { focusField } from './focus.ts'

/** Navigates to a field: switches the tab, opens the row's dialog, sets the focus. */
export function useNavigation(model: FormModel, store: FormStore, prefix: string) {
  const goTo = useCallback(
    (place: ErrorPlace) => {
      const placed = model.placed.get(place.key)
      if (!placed) return
      store.showTab(placed.tab)
      if (place.index !== undefined && placed.field.kind === 'children') store.requestOpen(place)
      else focusField(`${prefix}_${place.key}`)
    },
    [model, store, prefix],
  )
  /** goes to the first of these errors in form order, after the render that shows them */
  const goToFirst = useCallback(
    (errors: FieldError[]) => {
      const order = [...model.placed.keys()]
      const places = errors.flatMap((error) => placeOf(model, error.field) ?? [])
      const first = places.sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key))[0]
      if (first) requestAnimationFrame(() => goTo(first))
    },
    [model, goTo],
  )
  return { goTo, goToFirst }
}

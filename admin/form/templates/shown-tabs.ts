import type { FormModel, FormTab } from '../engine/deriveForm.ts'
import type { FormStore } from '../state/FormStore.ts'

/** ',1,3,' when no field of the second and fourth tab is visible: a string, so that equal results are identical for useStore. */
export function hiddenTabs(model: FormModel, store: FormStore): string {
  const hidden = model.tabs.flatMap((tab, index) =>
    tab.sections.every((section) => section.fields.every((placed) => !store.stateOf(placed).visible)) ? [index] : [],
  )
  return `,${hidden.join(',')},`
}

/** Returns the tabs with visible fields, and the active one. */
export function shownTabs(model: FormModel, hidden: string, tab: number): { shown: FormTab[]; active?: FormTab } {
  const shown = model.tabs.filter((_, index) => !hidden.includes(`,${index},`))
  const chosen = model.tabs[tab]
  return { shown, active: chosen && shown.includes(chosen) ? chosen : shown[0] }
}

import { createStore } from '#admin/providers/store.ts'

/** True from a shortcut until the menu search is mounted and focused. */
export const searchWanted = createStore(false)

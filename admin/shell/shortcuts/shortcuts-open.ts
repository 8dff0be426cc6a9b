import { createStore } from '#admin/providers/store.ts'

/** Whether the list of shortcuts is shown; several buttons and the key '?' ask for it. */
export const shortcutsOpen = createStore(false)

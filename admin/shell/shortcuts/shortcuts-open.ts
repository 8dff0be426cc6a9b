import { createStore } from '#admin/providers/store.ts'

/** Whether the list of shortcuts is open; set by several buttons and the key '?'. */
export const shortcutsOpen = createStore(false)

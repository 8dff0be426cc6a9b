import { createStore } from '#admin/providers/store.ts'

/** Whether the global search is open; set by a button and Ctrl+K. */
export const findOpen = createStore(false)

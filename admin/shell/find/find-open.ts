import { createStore } from '#admin/providers/store.ts'

/** Whether the search over everything is open; a button and Ctrl+K ask for it. */
export const findOpen = createStore(false)

import { createStore } from '#admin/providers/store.ts'

/** True from the moment a key asks for the menu search until its field is there and has the focus. */
export const searchWanted = createStore(false)

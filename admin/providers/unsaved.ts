import { createStore } from './store.ts'

/** True while a form on the screen holds something that is not saved. */
export const unsaved = createStore(false)

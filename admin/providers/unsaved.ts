import { createStore } from './store.ts'

/** True while a form on the screen has unsaved changes. */
export const unsaved = createStore(false)

import { createStore } from './store.ts'

/** Milliseconds the loading indicator stays after the last request (spec 1 §9). */
const clearDelay = 500

/** True while calls are running, and for `clearDelay` afterwards, so that it does not flicker between two of them. */
export const activity = createStore(false)

let pending = 0
let clearing: ReturnType<typeof setTimeout> | undefined

/** Shows the loading indicator until the promise settles. */
export async function whileActive<T>(work: () => Promise<T>): Promise<T> {
  pending += 1
  clearTimeout(clearing)
  activity.set(true)
  try {
    return await work()
  } finally {
    pending -= 1
    if (pending === 0) clearing = setTimeout(() => activity.set(false), clearDelay)
  }
}

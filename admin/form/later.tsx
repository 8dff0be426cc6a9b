import {
  type ComponentType,
  createContext,
  type FunctionComponent,
  type ReactNode,
  useContext,
  useEffect,
  useReducer,
  useState,
} from 'react'
import { reloadOrThrow } from './kept-failure.ts'

/** Empty while it is under way. */
type Outcome = { value?: unknown; error?: unknown }

/** What promises came to, so that whoever asks later has it at once. */
const outcomes = new WeakMap<Promise<unknown>, Outcome>()

/** Notes what a promise comes to. @returns the same promise */
export function followPromise<T>(promise: Promise<T>): Promise<T> {
  outcomeOf(promise)
  return promise
}

function outcomeOf(promise: Promise<unknown>): Outcome {
  const known = outcomes.get(promise)
  if (known) return known
  const outcome: Outcome = {}
  outcomes.set(promise, outcome)
  promise.then(
    (value) => Object.assign(outcome, { value }),
    (error: unknown) => Object.assign(outcome, { error }),
  )
  return outcome
}

/**
 * What a promise came to, undefined while it is under way. React's `use` would do, but what has once shown a fallback of Suspense shows its
 * content 300 ms later at the earliest, and every level of a page waits so again.
 * @throws the promise's error, into the next error boundary
 */
export function useArrived<T>(promise: Promise<T>): T | undefined {
  const [, render] = useReducer((times: number) => times + 1, 0)
  const outcome = outcomeOf(promise)
  const isThere = 'value' in outcome || 'error' in outcome
  useEffect(() => {
    if (isThere) return
    let wanted = true
    const tell = () => wanted && render()
    promise.then(tell, tell)
    return () => {
      wanted = false
    }
  }, [promise, isThere])
  if ('error' in outcome) throw outcome.error
  return outcome.value as T | undefined
}

const FallbackContext = createContext<ReactNode>(null)

/** What stands in the place of parts whose code is on its way. */
export const Waiting = ({ fallback, children }: { fallback: ReactNode; children: ReactNode }) => (
  <FallbackContext value={fallback}>{children}</FallbackContext>
)

type Module<P> = { default: ComponentType<P> }

/** A component that comes when it is first shown. */
export type Later<P extends object> = FunctionComponent<P> & {
  /** fetches its code, for when it is about to be shown */
  load(): Promise<unknown>
}

/**
 * A component whose code comes when it is first shown; the fallback of the `Waiting` around it stands in its place until then. Code that did not
 * come is asked for again when the component is shown the next time; the page is loaded anew where the browser does not ask again.
 */
export function later<P extends object>(load: () => Promise<Module<P>>): Later<P> {
  let coming: Promise<Module<P>> | undefined
  const fetchOnce = () => {
    if (!coming) {
      coming = followPromise(load().catch(reloadOrThrow))
      coming.catch(() => {
        coming = undefined
      })
    }
    return coming
  }
  return Object.assign((props: P) => <Arriving fetch={fetchOnce} props={props} />, { load: fetchOnce })
}

function Arriving<P extends object>({ fetch, props }: { fetch(): Promise<Module<P>>; props: P }) {
  const [promise] = useState(fetch)
  const fallback = useContext(FallbackContext)
  const Arrived = useArrived(promise)?.default
  return Arrived ? <Arrived {...props} /> : fallback
}

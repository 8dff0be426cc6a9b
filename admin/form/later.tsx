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

/** Settled state of a promise; empty while it is pending. */
type Outcome = { value?: unknown; error?: unknown }

/** Outcomes of promises, so that a settled promise can be read synchronously. */
const outcomes = new WeakMap<Promise<unknown>, Outcome>()

/** Records the outcome of a promise. @returns the same promise */
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
 * Returns the value of a promise, undefined while it is pending. Replaces React's `use`: once a Suspense boundary has shown its fallback,
 * React shows the content 300 ms later at the earliest, and nested boundaries add up.
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

/** Provides the fallback shown in place of lazily loaded components. */
export const Waiting = ({ fallback, children }: { fallback: ReactNode; children: ReactNode }) => (
  <FallbackContext value={fallback}>{children}</FallbackContext>
)

type Module<P> = { default: ComponentType<P> }

/** A lazily loaded component. */
export type Later<P extends object> = FunctionComponent<P> & {
  /** preloads its code */
  load(): Promise<unknown>
}

/**
 * Creates a component whose code is loaded when it is first rendered; until then the fallback of the surrounding `Waiting` is shown. A
 * failed import is retried on the next mount; the page is reloaded where the browser cached the failure.
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

import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from './api.ts'
import { useIsFresh } from './prefetched.ts'

export interface Loaded<T> {
  /** the last answer; kept while a newer one is loading */
  data?: T
  error?: ApiError
  loading: boolean
  /** loads again */
  retry(): void
}

type State<T> = Omit<Loaded<T>, 'retry'>

/**
 * Runs `load`, again whenever it changes (memoise it with useCallback); stale answers are dropped.
 * @param known data prefetched for the server-rendered page
 */
export function useLoad<T>(load: ((signal: AbortSignal) => Promise<T>) | undefined, known?: T): Loaded<T> {
  const fresh = useIsFresh()
  const [state, setState] = useState<State<T>>({ data: known, loading: load !== undefined && !(known && fresh) })
  const answered = useRef(known && fresh ? load : undefined)
  const running = useRef<AbortController>(undefined)
  const start = useCallback(() => {
    running.current?.abort()
    const mine = new AbortController()
    running.current = mine
    const settle = (next: State<T>) => {
      if (!mine.signal.aborted) setState(next)
    }
    if (!load) return settle({ loading: false })
    setState(({ data }) => ({ data, loading: true }))
    load(mine.signal).then(
      (data) => settle({ data, loading: false }),
      (error: unknown) => settle({ error: asFailure(error), loading: false }),
    )
  }, [load])
  useEffect(() => {
    if (load && answered.current === load) return
    answered.current = undefined
    start()
    return () => running.current?.abort()
  }, [start, load])
  return { ...state, retry: start }
}

/** Any error but an ApiError is a bug of the portal: logged to the console (aborts excepted), the user sees a general text. */
export function asFailure(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (!(error instanceof DOMException && error.name === 'AbortError')) console.error(error)
  return new ApiError(-1, 'Algo deu errado. Recarregue a página e tente novamente.')
}

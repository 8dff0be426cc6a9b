import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from './api.ts'
import { useIsFresh } from './prefetched.ts'

export interface Loaded<T> {
  /** what came last; stays while something newer is on its way */
  data?: T
  error?: ApiError
  loading: boolean
  /** asks again */
  retry(): void
}

type State<T> = Omit<Loaded<T>, 'retry'>

/**
 * Loads what `load` gives, anew when it changes (keep it with useCallback); an answer that comes too late is dropped.
 * @param known what the server's page had asked for already
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

/** Anything but a failed call is a mistake of the portal: it goes to the console, the person sees a general text. */
export function asFailure(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (!(error instanceof DOMException && error.name === 'AbortError')) console.error(error)
  return new ApiError(-1, 'Algo deu errado. Recarregue a página e tente novamente.')
}

import { type QueryKey, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { asApiError } from './api-error.ts'
import { divergence } from './divergence.ts'
import { expiry } from './expiry.ts'
import { getJson } from './http.ts'
import { isPresent } from './presence.ts'

/** Coming back to the window asks again, but not more often than this. */
const shortest = 10_000

/**
 * What a GET answers, asked again every `every` ms and when the person comes back to the window, without a reload and without a loading
 * indicator. It rests while nobody is there, while a change is on its way, after the end of the session (until the new log-in) and when
 * another tab chose another company. A repetition that fails leaves the last answer: `data` stays beside `error`.
 */
export function useFresh<T>(queryKey: QueryKey, path: string, every: number, enabled = true): UseQueryResult<T> {
  const client = useQueryClient()
  const query = useQuery({
    queryKey,
    enabled,
    // Only the first question is the person's own: the end of the session found out by a repetition opens no dialog.
    queryFn: ({ signal }) =>
      getJson<T>(path, { signal, quiet: true, anonymous: client.getQueryData(queryKey) !== undefined }),
  })
  const now = useRef(query)
  now.current = query

  useEffect(() => {
    if (!enabled) return
    const ask = () => {
      const { error, refetch } = now.current
      const ended = error !== null && asApiError(error).status === 401
      const resting = ended || expiry.get().step !== 'none' || divergence.get() !== undefined || client.isMutating() > 0
      if (!resting && isPresent()) void refetch()
    }
    const comeBack = () => {
      if (Date.now() - now.current.dataUpdatedAt > shortest) ask()
    }
    const timer = setInterval(ask, every)
    window.addEventListener('focus', comeBack)
    document.addEventListener('visibilitychange', comeBack)
    const stop = expiry.subscribe(() => {
      if (expiry.get().step === 'none' && now.current.error) void now.current.refetch()
    })
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', comeBack)
      document.removeEventListener('visibilitychange', comeBack)
      stop()
    }
  }, [client, enabled, every])

  return query
}

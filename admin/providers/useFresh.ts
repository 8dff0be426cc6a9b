import { type QueryKey, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { asApiError } from './api-error.ts'
import { divergence } from './divergence.ts'
import { expiry } from './expiry.ts'
import { getJson } from './http.ts'
import { isPresent } from './presence.ts'

/** Minimum milliseconds between refetches on window focus. */
const shortest = 10_000

/**
 * Polls a GET every `every` ms and on window focus, without a loading indicator. Pauses while the user is absent, while a mutation runs,
 * after the session expired (until the new log-in) and while another tab uses another company. After a failed poll `data` keeps the last
 * response beside `error`.
 */
export function useFresh<T>(queryKey: QueryKey, path: string, every: number, enabled = true): UseQueryResult<T> {
  const client = useQueryClient()
  const query = useQuery({
    queryKey,
    enabled,
    // Only the first request may open the expiry dialog; polls pass `anonymous`.
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

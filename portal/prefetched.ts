import { createContext, useContext } from 'react'
import { isoDay } from '#schemas/runtime/dates.ts'
import { addressOf, type Page, type Params } from './api.ts'

/** Answers the server fetched before rendering the page, so that hydration needs no call. */
export interface Prefetched {
  /** no session cookie: the answers hold for this visitor, too */
  anonimo: boolean
  /** 'YYYY-MM-DD' at the server */
  hoje: string
  /** by address of the call, as the API answered; `body` is null for a 404, calls refused otherwise are absent */
  answers: Record<string, { body: unknown; total: number }>
}

/** Only while the page the server made is on the screen; undefined afterwards. */
export const PrefetchedContext = createContext<Prefetched | undefined>(undefined)

/** The prefetched answer to a call. */
export function usePrefetched<T>(path: string, params: Params): T | undefined {
  return useContext(PrefetchedContext)?.answers[addressOf(path, params)]?.body as T | undefined
}

/** The prefetched answer to a call of one page of a list. */
export function usePrefetchedPage<T>(path: string, params: Params): Page<T> | undefined {
  const found = useContext(PrefetchedContext)?.answers[addressOf(path, params)]
  return found && { rows: found.body as T[], total: found.total }
}

/** Whether the prefetched data is this visitor's, so that no refetch is needed. */
export const useIsFresh = (): boolean => useContext(PrefetchedContext)?.anonimo ?? false

/** Today as 'YYYY-MM-DD'; on the server-rendered page the server's date, to match on hydration. */
export const useHoje = (): string => useContext(PrefetchedContext)?.hoje ?? isoDay(new Date())

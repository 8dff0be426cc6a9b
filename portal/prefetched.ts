import { createContext, useContext } from 'react'
import { isoDay } from '#schemas/runtime/dates.ts'
import { addressOf, type Page, type Params } from './api.ts'

/** What the server had asked the API before it made the page, so that the first picture needs no call. */
export interface Prefetched {
  /** nobody is logged in: what was asked holds for this visitor too */
  anonimo: boolean
  /** 'YYYY-MM-DD' at the server */
  hoje: string
  /** by address of the call, as the API answered; null: there is no such thing */
  answers: Record<string, { body: unknown; total: number }>
}

/** Only while the page the server made is on the screen; undefined afterwards. */
export const PrefetchedContext = createContext<Prefetched | undefined>(undefined)

/** The answer to a call that the server had asked. */
export function usePrefetched<T>(path: string, params: Params): T | undefined {
  return useContext(PrefetchedContext)?.answers[addressOf(path, params)]?.body as T | undefined
}

/** The same for one page of a list. */
export function usePrefetchedPage<T>(path: string, params: Params): Page<T> | undefined {
  const found = useContext(PrefetchedContext)?.answers[addressOf(path, params)]
  return found && { rows: found.body as T[], total: found.total }
}

/** What was prefetched is this visitor's own: it need not be asked again. */
export const useIsFresh = (): boolean => useContext(PrefetchedContext)?.anonimo ?? false

/** Today; while the server's page is shown, the server's. */
export const useHoje = (): string => useContext(PrefetchedContext)?.hoje ?? isoDay(new Date())

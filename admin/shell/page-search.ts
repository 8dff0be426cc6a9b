import { useEffect, useRef } from 'react'
import { createStore } from '#admin/providers/store.ts'

/** Focuses the search of the current page, for '/'; undefined: '/' focuses the menu search. */
export const pageSearch = createStore<(() => void) | undefined>(undefined)

/** Registers the search of the current page for '/' while mounted. @param focus undefined: the page has none */
export function usePageSearch(focus: (() => void) | undefined): void {
  const latest = useRef(focus)
  latest.current = focus
  const has = focus !== undefined
  useEffect(() => {
    if (!has) return undefined
    const own = () => latest.current?.()
    pageSearch.set(own)
    return () => {
      if (pageSearch.get() === own) pageSearch.set(undefined)
    }
  }, [has])
}

import { useEffect, useRef } from 'react'
import { createStore } from '#admin/providers/store.ts'

/** Leads to the search of the page that is open, where '/' goes; without one it goes to the menu's. */
export const pageSearch = createStore<(() => void) | undefined>(undefined)

/** Makes '/' lead to this page's own search while it stands. @param focus undefined: the page has none */
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

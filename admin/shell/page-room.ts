import { useEffect } from 'react'
import { createStore } from '#admin/providers/store.ts'

/** The page that is open needs the width of the side menu: it is folded while the page stands, whatever the person has on others. */
export const pageRoom = createStore(false)

/** As wide as this the screen has room for both. */
const WIDE = 1600

/** Folds the side menu for a page that is wide, unless the screen is. */
export function usePageRoom(): void {
  useEffect(() => {
    if (window.innerWidth >= WIDE) return undefined
    pageRoom.set(true)
    return () => pageRoom.set(false)
  }, [])
}

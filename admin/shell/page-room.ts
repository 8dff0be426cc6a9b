import { useEffect } from 'react'
import { createStore } from '#admin/providers/store.ts'

/** Whether the current page needs the width of the side menu: it is collapsed while the page is mounted, without changing the stored choice. */
export const pageRoom = createStore(false)

/** Viewport width in pixels from which page and menu both fit. */
const WIDE = 1600

/** Collapses the side menu while a wide page is mounted, unless the viewport is wide enough. */
export function usePageRoom(): void {
  useEffect(() => {
    if (window.innerWidth >= WIDE) return undefined
    pageRoom.set(true)
    return () => pageRoom.set(false)
  }, [])
}

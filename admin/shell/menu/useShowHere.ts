import { type RefObject, useEffect, useRef } from 'react'

/** Attribute of the menu's scroll container. */
export const menuScroll = { 'data-menu-scroll': '' } as const

/** Pixels kept visible around the entry. */
const MARGIN = 48

/** Scrolls the menu, not the page, so that the entry of the current page is visible. */
export function useShowHere(selected: boolean): RefObject<HTMLLIElement | null> {
  const entry = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const menu = selected ? entry.current?.closest('[data-menu-scroll]') : undefined
    if (!menu || !entry.current) return
    const [inner, outer] = [entry.current.getBoundingClientRect(), menu.getBoundingClientRect()]
    if (inner.bottom > outer.bottom) menu.scrollTop += inner.bottom - outer.bottom + MARGIN
    else if (inner.top < outer.top) menu.scrollTop += inner.top - outer.top - MARGIN
  }, [selected])
  return entry
}

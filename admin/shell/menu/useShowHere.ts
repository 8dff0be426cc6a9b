import { type RefObject, useEffect, useRef } from 'react'

/** Marks what the menu scrolls in. */
export const menuScroll = { 'data-menu-scroll': '' } as const

/** Room left around an entry that is scrolled to. */
const MARGIN = 48

/** The entry of the page shown stands where it can be seen, however long the menu is; the page itself does not move. */
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

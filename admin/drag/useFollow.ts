import { useCallback, useLayoutEffect, useRef } from 'react'

/** Milliseconds to wait for the element: later the move counts as refused. */
const PATIENCE = 2000

/**
 * Moves the focus to an element that is remounted at another place, unless the focus has moved elsewhere meanwhile.
 * @returns takes the selector of the element to wait for
 */
export function useFollow(): (selector: string) => void {
  const wanted = useRef<{ selector: string; until: number }>(undefined)
  useLayoutEffect(() => {
    if (!wanted.current) return
    const { selector, until } = wanted.current
    const arrived = document.querySelector<HTMLElement>(selector)
    const elsewhere = document.activeElement !== null && document.activeElement !== document.body
    if (Date.now() > until || (elsewhere && document.activeElement !== arrived)) wanted.current = undefined
    else arrived?.focus()
  })
  return useCallback((selector) => {
    wanted.current = { selector, until: Date.now() + PATIENCE }
  }, [])
}

import { useCallback, useLayoutEffect, useRef } from 'react'

/** After this nobody waits for it any more: its move was refused. */
const PATIENCE = 2000

/**
 * What comes to another place is drawn anew there: the keyboard goes with it, unless it has gone somewhere else meanwhile.
 * @returns takes the selector of the element that is to come
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

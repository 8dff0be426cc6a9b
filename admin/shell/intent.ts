import type { FocusEvent, PointerEvent } from 'react'

/** Milliseconds the pointer must rest on a link before its page is prefetched. */
const REST = 60
/** Milliseconds during which the same page is not prefetched again. */
const KEPT = 10_000

type Prepare = (address: string) => void

let prepare: Prepare | undefined
let timer = 0
const prepared = new Map<string, number>()

/** Registers the function that prefetches a page. @returns unregisters it */
export function onIntent(work: Prepare): () => void {
  prepare = work
  prepared.clear()
  return () => {
    window.clearTimeout(timer)
    prepare = undefined
  }
}

function tell(address: string): void {
  const now = Date.now()
  // already navigated there
  if (window.location.pathname === address) return
  if (now - (prepared.get(address) ?? 0) < KEPT) return
  prepared.set(address, now)
  prepare?.(address)
}

interface Handlers<E extends Element> {
  onPointerEnter?(event: PointerEvent<E>): void
  onPointerLeave?(event: PointerEvent<E>): void
  onFocus?(event: FocusEvent<E>): void
}

/**
 * Handlers of a link to an internal path: prefetch its page when the pointer rests on it, or on keyboard focus.
 * @param own the element's own handlers
 */
export const intentOf = <E extends Element>(address: string, own: Handlers<E> = {}): Required<Handlers<E>> => ({
  onPointerEnter(event) {
    own.onPointerEnter?.(event)
    window.clearTimeout(timer)
    timer = window.setTimeout(() => tell(address), REST)
  },
  onPointerLeave(event) {
    own.onPointerLeave?.(event)
    window.clearTimeout(timer)
  },
  onFocus(event) {
    own.onFocus?.(event)
    tell(address)
  },
})

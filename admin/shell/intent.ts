import type { FocusEvent, PointerEvent } from 'react'

/** How long the pointer rests on a link before it counts, in ms: who only passes over a list opens nothing. */
const REST = 60
/** What was prepared is not prepared again for so long, in ms. */
const KEPT = 10_000

type Prepare = (address: string) => void

let prepare: Prepare | undefined
let timer = 0
const prepared = new Map<string, number>()

/** Whoever can prepare a page connects itself here. @returns takes it back */
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
  // it was clicked meanwhile
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
 * Handlers of an element that leads to an address of the product: when the pointer rests on it, or the keyboard has reached it, its page is prepared.
 * @param own what the element does by itself
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

import { useLayoutEffect, useRef } from 'react'
import type { Lugar } from './quadro.ts'

interface Wanted {
  id: number
  lugar: Lugar
}

/**
 * A card that changes its column is mounted anew: restores its focus once it is rendered there.
 * @returns a setter of the card to focus next; undefined cancels
 */
export function useFocusCard(): (wanted: Wanted | undefined) => void {
  const next = useRef<Wanted>(undefined)
  useLayoutEffect(() => {
    if (!next.current) return
    const { id, lugar } = next.current
    const card = document.querySelector<HTMLElement>(`[data-cartao="${id}"][data-lugar="${lugar}"]`)
    if (!card) return
    next.current = undefined
    card.focus()
  })
  return (wanted) => {
    next.current = wanted
  }
}

import { useLayoutEffect, useRef } from 'react'

/** A card that changes its column is drawn anew: gives it the focus again. */
export function useFocusCard(): (id: number) => void {
  const wanted = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (wanted.current === undefined) return
    const card = document.querySelector<HTMLElement>(`[data-cartao="${wanted.current}"]`)
    if (!card) return
    wanted.current = undefined
    card.focus()
  })
  return (id) => {
    wanted.current = id
  }
}

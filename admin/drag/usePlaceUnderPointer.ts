import { useCallback, useEffect, useRef } from 'react'
import type { DropPlace } from './item.ts'

/** Marks the element of a place, so that it is found below a point. */
export function markPlace(node: HTMLElement | null, { id, name }: DropPlace): void {
  node?.setAttribute('data-place', id)
  node?.setAttribute('data-place-name', name)
}

function placeAt(x: number, y: number): DropPlace | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest('[data-place]')
    if (place) return { id: place.getAttribute('data-place') ?? '', name: place.getAttribute('data-place-name') ?? '' }
  }
  return undefined
}

/**
 * Where something is let go. The library knows the place of its last rendering, and who is quick lets go before the next: the last word has the pointer itself.
 * @param held while something is moved by mouse or finger
 * @returns the place below the pointer; undefined where nothing is, or nobody pointed
 */
export function usePlaceUnderPointer(held: boolean): () => DropPlace | undefined {
  const point = useRef<{ x: number; y: number }>(undefined)
  useEffect(() => {
    if (!held) return
    point.current = undefined
    const follow = (event: MouseEvent | TouchEvent) => {
      const at = 'touches' in event ? event.touches[0] : event
      if (at) point.current = { x: at.clientX, y: at.clientY }
    }
    window.addEventListener('mousemove', follow, true)
    window.addEventListener('touchmove', follow, { capture: true, passive: true })
    return () => {
      window.removeEventListener('mousemove', follow, true)
      window.removeEventListener('touchmove', follow, true)
    }
  }, [held])
  return useCallback(() => point.current && placeAt(point.current.x, point.current.y), [])
}

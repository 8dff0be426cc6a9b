import { useCallback, useEffect, useRef } from 'react'
import type { DropPlace } from './item.ts'

/** Marks the element of a place, so that elementsFromPoint finds it. */
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
 * Determines the drop target from the pointer itself: the library's target is that of its last render, which a quick release precedes.
 * @param held during a drag by mouse or touch
 * @returns the place under the pointer; undefined without one
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

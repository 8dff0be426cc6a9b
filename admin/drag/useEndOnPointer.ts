import { useEffect } from 'react'

/**
 * Ends a keyboard drag on pointerdown: the library only listens for keys, and would take the next typed space for its own.
 * @param key to dispatch: 'Escape' cancels the drag, 'Space' drops
 */
export function useEndOnPointer(held: boolean, key: 'Escape' | 'Space'): void {
  useEffect(() => {
    if (!held) return
    const end = () => document.dispatchEvent(new KeyboardEvent('keydown', { code: key }))
    document.addEventListener('pointerdown', end, true)
    return () => document.removeEventListener('pointerdown', end, true)
  }, [held, key])
}

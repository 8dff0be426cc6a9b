import { useEffect } from 'react'

/**
 * What is held by keyboard is let go when somebody clicks somewhere: the library waits for a key only, and would take the next space that is typed for one.
 * @param key of the sensor that ends it: 'Escape' where it is put back, 'Space' where it stays
 */
export function useEndOnPointer(held: boolean, key: 'Escape' | 'Space'): void {
  useEffect(() => {
    if (!held) return
    const end = () => document.dispatchEvent(new KeyboardEvent('keydown', { code: key }))
    document.addEventListener('pointerdown', end, true)
    return () => document.removeEventListener('pointerdown', end, true)
  }, [held, key])
}

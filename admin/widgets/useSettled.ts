import { useEffect, useState } from 'react'

const PAUSE_MS = 400

/** Returns a value, debounced: the preview is updated per pause, not per key. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

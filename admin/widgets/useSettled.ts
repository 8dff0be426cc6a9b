import { useEffect, useState } from 'react'

const PAUSE_MS = 400

/** What stood still for a moment: a preview per word, not per key. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

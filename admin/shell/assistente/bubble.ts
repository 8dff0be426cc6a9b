import { useCallback, useEffect, useState } from 'react'

export interface Bubble {
  text: string
  severity: 'success' | 'error'
}

/** Milliseconds an error is shown (spec 3 §9). */
export const ERROR_TIME = 10_000
export const APPLY_TIME = 8_000

/** State of the assistant's message: shown for a time; a new one replaces it. */
export function useBubble() {
  const [shown, setShown] = useState<Bubble & { time: number }>()
  useEffect(() => {
    if (!shown) return
    const timer = window.setTimeout(() => setShown(undefined), shown.time)
    return () => window.clearTimeout(timer)
  }, [shown])
  const say = useCallback((bubble: Bubble, time: number) => setShown({ ...bubble, time }), [])
  const hush = useCallback(() => setShown(undefined), [])
  return { bubble: shown, say, hush }
}

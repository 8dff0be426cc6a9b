import { useCallback, useEffect, useState } from 'react'

export interface Bubble {
  text: string
  severity: 'success' | 'error'
}

/** spec 3 §9: how long a bubble speaks */
export const ERROR_TIME = 10_000
export const APPLY_TIME = 8_000

/** What the assistant says for a while; the next thing it says takes its place. */
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

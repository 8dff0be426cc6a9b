import { useEffect, useMemo, useState } from 'react'

/**
 * Milliseconds until an evaluation ends, by the server's clock: that of the phone may be wrong. Counted anew each second of the last hour.
 * @returns undefined when it does not end; 0 when it is over
 */
export function useTimeLeft(ends: string | undefined, serverNow: string): number | undefined {
  const ahead = useMemo(() => Date.parse(serverNow) - Date.now(), [serverNow])
  const leftNow = () => (ends === undefined ? undefined : Math.max(0, Date.parse(ends) - Date.now() - ahead))
  const [left, setLeft] = useState(leftNow)
  // biome-ignore lint/correctness/useExhaustiveDependencies: leftNow is made of these two
  useEffect(() => {
    setLeft(leftNow())
    if (ends === undefined) return
    const timer = setInterval(() => setLeft(leftNow()), 1000)
    return () => clearInterval(timer)
  }, [ends, ahead])
  return left
}

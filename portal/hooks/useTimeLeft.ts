import { useEffect, useMemo, useState } from 'react'

/**
 * Milliseconds until an evaluation expires, by the server's clock, as the device's may be wrong. Updated every second.
 * @returns undefined without a deadline; 0 once expired
 */
export function useTimeLeft(ends: string | undefined, serverNow: string): number | undefined {
  const ahead = useMemo(() => Date.parse(serverNow) - Date.now(), [serverNow])
  const [left, setLeft] = useState(() => leftUntil(ends, ahead))
  useEffect(() => {
    setLeft(leftUntil(ends, ahead))
    if (ends === undefined) return
    const timer = setInterval(() => setLeft(leftUntil(ends, ahead)), 1000)
    return () => clearInterval(timer)
  }, [ends, ahead])
  return left
}

/** @param ahead milliseconds by which the server's clock is ahead of ours */
function leftUntil(ends: string | undefined, ahead: number): number | undefined {
  return ends === undefined ? undefined : Math.max(0, Date.parse(ends) - Date.now() - ahead)
}

import { useEffect, useMemo, useState } from 'react'

/**
 * Milliseconds until an evaluation ends, by the server's clock: that of the phone may be wrong. Counted anew each second.
 * @returns undefined when it does not end; 0 when it is over
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

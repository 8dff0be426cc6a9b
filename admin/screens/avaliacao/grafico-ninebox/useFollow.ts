import { useEffect, useRef } from 'react'
import { expiry } from '#admin/providers/expiry.ts'
import { isPresent } from '#admin/providers/presence.ts'

const EVERY_MS = 4000

/** Calls `ask` every 4 seconds, so that users see each other's calibration moves; not while the user is idle or the session is about to expire. */
export function useFollow(following: boolean, ask: () => unknown): void {
  const latest = useRef(ask)
  latest.current = ask
  useEffect(() => {
    if (!following) return
    const timer = setInterval(() => {
      if (isPresent() && expiry.get().step === 'none') void latest.current()
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [following])
}

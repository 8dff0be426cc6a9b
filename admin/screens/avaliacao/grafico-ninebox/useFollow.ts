import { useEffect, useRef } from 'react'
import { expiry } from '#admin/providers/expiry.ts'
import { isPresent } from '#admin/providers/presence.ts'

const EVERY_MS = 4000

/** While several calibrate, each sees within seconds what the others did; not while nobody is there, nor after the end of the session. */
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

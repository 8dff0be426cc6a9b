import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Tells the server which page of somebody's own was opened (spec 1 §7.2 sensedata): how often, not by whom. Nobody waits for it. */
export function useUsage(loggedIn: boolean): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!loggedIn) return
    const url = `/api/externo/userinfo/sensedata?url=${encodeURIComponent(`/externo${pathname}`)}`
    const told = fetch(url, { method: 'POST', headers: { 'x-requested-with': 'prumo' }, credentials: 'same-origin' })
    told.catch(() => undefined)
  }, [pathname, loggedIn])
}

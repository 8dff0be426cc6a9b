import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Reports page views of logged-in candidates (spec 1 §7.2 sensedata): the page, not the person. Fire and forget. */
export function useUsage(loggedIn: boolean): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!loggedIn) return
    const url = `/api/externo/userinfo/sensedata?url=${encodeURIComponent(`/externo${pathname}`)}`
    const told = fetch(url, { method: 'POST', headers: { 'x-requested-with': 'prumo' }, credentials: 'same-origin' })
    told.catch(() => undefined)
  }, [pathname, loggedIn])
}

import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Reports the opened screen to the server (spec 1 §7.1 sensedata). Fire and forget with a plain fetch instead of `http.ts`: a 401 must not
 * ask for the log-in, nor a company mismatch be reported.
 */
export function useUsage(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const headers = { 'Content-Type': 'application/json', 'X-Requested-With': 'prumo' }
    const body = JSON.stringify({ url: pathname })
    const told = fetch('/api/userinfo/sensedata', { method: 'POST', headers, body, credentials: 'same-origin' })
    told.catch(() => undefined)
  }, [pathname])
}

import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Tells the server which screen was opened (spec 1 §7.1 sensedata). Nobody waits for it and nothing of it is shown, so
 * it goes past `http.ts`: it asks for no log-in and has no company to agree with.
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

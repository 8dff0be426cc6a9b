import { useEffect } from 'react'
import type { ApiError } from './api.ts'
import { usePortal } from './session.tsx'

/** A call that says the session is over sends whoever was there to the log-in. */
export function useExpired(error: ApiError | undefined): void {
  useSessaoTerminada(error?.status === 401)
}

export function useSessaoTerminada(over: boolean): void {
  const { expired } = usePortal()
  useEffect(() => {
    if (over) expired()
  }, [over, expired])
}

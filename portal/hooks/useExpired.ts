import { useEffect } from 'react'
import type { ApiError } from '../api.ts'
import { usePortal } from '../session.tsx'

/** On 401 ends the visit, which leads to the log-in. */
export function useExpired(error: ApiError | undefined): void {
  const { expired } = usePortal()
  const over = error?.status === 401
  useEffect(() => {
    if (over) expired()
  }, [over, expired])
}

import { useCallback } from 'react'
import { type NotificationType, useNotify } from 'react-admin'
import { asApiError, isAbort } from '#admin/providers/api-error.ts'

/** spec 1 §9: a notice that goes by itself stays this long. */
export const noticeTime = 3000

/**
 * Shows a failed call as the catalogue says (spec 1 §8): 400, 403 and 409 as a warning that stays, 404 as a warning for 3 seconds,
 * anything else as an error that stays. What we cancelled ourselves is not shown.
 */
export function useReport(): (error: unknown) => void {
  const notify = useNotify()
  return useCallback(
    (thrown: unknown) => {
      if (isAbort(thrown)) return
      const error = asApiError(thrown)
      const warning = error.status >= 400 && error.status < 500
      const type: NotificationType = warning ? 'warning' : 'error'
      notify(error.message, { type, autoHideDuration: error.status === 404 ? noticeTime : null })
    },
    [notify],
  )
}

/** Says that something succeeded, for 3 seconds. */
export function useSuccess(): (message: string) => void {
  const notify = useNotify()
  return useCallback((message: string) => notify(message, { type: 'success', autoHideDuration: noticeTime }), [notify])
}

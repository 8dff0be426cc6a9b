import { useCallback } from 'react'
import { type NotificationPayload, type NotificationType, useNotify } from 'react-admin'
import { asApiError, isAbort } from '#admin/providers/api-error.ts'

/** spec 1 §9: a notice that goes by itself stays this long. */
export const noticeTime = 3000

/** The dialog about another company or another user is open by then. */
const told = new Set(['EMPRESA_ALTERADA', 'USUARIO_ALTERADO'])

/**
 * Shows a failed call as the catalogue says (spec 1 §8): 400 as a dialog 'Aviso' and anything else as a dialog 'Erro', which stay; 401 and 404
 * as a warning for 3 seconds. What we cancelled ourselves is not shown.
 */
export function useReport(): (error: unknown) => void {
  const notify = useNotify()
  return useCallback(
    (thrown: unknown) => {
      if (isAbort(thrown)) return
      const { status, code, message } = asApiError(thrown)
      if (told.has(code ?? '')) return
      const passing = status === 401 || status === 404
      const type: NotificationType = passing || status === 400 ? 'warning' : 'error'
      notify(message, { type, autoHideDuration: passing ? noticeTime : null })
    },
    [notify],
  )
}

/** What a notice is about. */
export interface NoticeAbout {
  /** of the record, with what it is: 'Etapa seletiva "Entrevista"' */
  name: string
  /** its page */
  to?: string
}

/** Says that something succeeded, for 3 seconds; below the sentence, with what. */
export function useSuccess(): (message: string, about?: NoticeAbout) => void {
  const notify = useNotify()
  return useCallback(
    (message, about) => notify(message, { type: 'success', autoHideDuration: noticeTime, about }),
    [notify],
  )
}

/** What was told of it with the notice. */
export const aboutOf = (payload: NotificationPayload): NoticeAbout | undefined =>
  payload.notificationOptions?.about as NoticeAbout | undefined

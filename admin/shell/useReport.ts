import { useCallback } from 'react'
import { type NotificationPayload, type NotificationType, useNotify } from 'react-admin'
import { asApiError, isAbort } from '#admin/providers/api-error.ts'

/** Milliseconds a transient notice is shown (spec 1 §9). */
export const noticeTime = 3000

/** Codes with a dialog of their own, which is open already. */
const told = new Set(['EMPRESA_ALTERADA', 'USUARIO_ALTERADO'])

/** Shows a failed call (spec 1 §8): 400 as a sticky dialog 'Aviso', anything else as a sticky dialog 'Erro'; 401 and 404 as a warning for 3 seconds. Aborted calls are ignored. */
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

/** Subject of a notice. */
export interface NoticeAbout {
  /** kind and label of the record: 'Etapa seletiva "Entrevista"' */
  name: string
  /** path of its page */
  to?: string
}

/** Shows a success notice for 3 seconds, with its subject below the sentence. */
export function useSuccess(): (message: string, about?: NoticeAbout) => void {
  const notify = useNotify()
  return useCallback(
    (message, about) => notify(message, { type: 'success', autoHideDuration: noticeTime, about }),
    [notify],
  )
}

/** Returns the subject of a notice. */
export const aboutOf = (payload: NotificationPayload): NoticeAbout | undefined =>
  payload.notificationOptions?.about as NoticeAbout | undefined

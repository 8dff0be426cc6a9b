import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import { useEffect, useRef } from 'react'
import { type NotificationPayload, useTranslate } from 'react-admin'
import { texts } from '#admin/i18n/texts.ts'
import { noticeTime } from './useReport.ts'

const headers: Record<string, string | undefined> = { warning: texts.common.warning, error: texts.common.error }

/** One notice: 'Aviso' and 'Erro' stay until closed when told so, others go after 3 seconds (spec 1 §8, §9). */
export function Notice({ payload, onClose }: { payload: NotificationPayload; onClose: () => void }) {
  const { message, type, notificationOptions } = payload
  const translate = useTranslate()
  const given = notificationOptions?.autoHideDuration
  const time = given === undefined ? noticeTime : given
  const close = useRef(onClose)
  close.current = onClose

  useEffect(() => {
    if (time === null) return
    const timer = setTimeout(() => close.current(), time)
    return () => clearTimeout(timer)
  }, [time])

  return (
    <Alert
      severity={type}
      variant="filled"
      role={type === 'error' || type === 'warning' ? 'alert' : 'status'}
      onClose={onClose}
      closeText={texts.common.close}
      sx={{ minWidth: 280, maxWidth: 560, alignItems: 'flex-start', boxShadow: 6 }}
    >
      {headers[type] && <AlertTitle sx={{ mb: 0 }}>{headers[type]}</AlertTitle>}
      {typeof message === 'string' ? translate(message, { _: message, ...notificationOptions?.messageArgs }) : message}
    </Alert>
  )
}

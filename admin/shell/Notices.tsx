import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar'
import { useEffect, useState } from 'react'
import { type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin'
import { texts } from '#admin/i18n/texts.ts'
import { noticeTime } from './useReport.ts'

const headers: Record<string, string | undefined> = { warning: texts.common.warning, error: texts.common.error }

/** Notices one after the other: 'Aviso' and 'Erro' stay until closed, success goes after 3 seconds (spec 1 §8, §9). */
export function Notices() {
  const { notifications, takeNotification } = useNotificationContext()
  const [current, setCurrent] = useState<NotificationPayload>()
  const [open, setOpen] = useState(false)
  const translate = useTranslate()

  useEffect(() => {
    if (current || notifications.length === 0) return
    setCurrent(takeNotification() ?? undefined)
    setOpen(true)
  }, [current, notifications, takeNotification])

  if (!current) return null
  const { message, type, notificationOptions } = current
  const time = notificationOptions?.autoHideDuration
  const close = (_event: unknown, reason?: SnackbarCloseReason) => {
    if (reason !== 'clickaway') setOpen(false)
  }
  return (
    <Snackbar
      open={open}
      autoHideDuration={time === undefined ? noticeTime : time}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      slotProps={{ transition: { onExited: () => setCurrent(undefined) } }}
    >
      <Alert
        severity={type}
        variant="filled"
        onClose={close}
        sx={{ minWidth: 280, maxWidth: 560, alignItems: 'flex-start' }}
      >
        {headers[type] && <AlertTitle sx={{ mb: 0 }}>{headers[type]}</AlertTitle>}
        {typeof message === 'string'
          ? translate(message, { _: message, ...notificationOptions?.messageArgs })
          : message}
      </Alert>
    </Snackbar>
  )
}

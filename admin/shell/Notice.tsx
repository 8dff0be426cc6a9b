import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import { useEffect, useRef, useState } from 'react'
import { type NotificationPayload, useTranslate } from 'react-admin'
import { commonTexts } from '#admin/i18n/common.ts'
import { noticeTime } from './useReport.ts'

/** spec 1 §9: how long a notice takes to fade before it is gone. */
const fadeTime = 100

const headers: Record<string, string | undefined> = { warning: commonTexts.warning, error: commonTexts.error }

/** One notice in passing: it goes after 3 seconds, or later when told so (spec 1 §9). */
export function Notice({ payload, onClose }: { payload: NotificationPayload; onClose: () => void }) {
  const { message, type, notificationOptions } = payload
  const translate = useTranslate()
  const given = notificationOptions?.autoHideDuration
  const time = given === undefined ? noticeTime : given
  const close = useRef(onClose)
  close.current = onClose

  const [fading, setFading] = useState(false)

  useEffect(() => {
    if (time === null) return
    const timer = setTimeout(() => setFading(true), time)
    return () => clearTimeout(timer)
  }, [time])

  useEffect(() => {
    if (!fading) return
    const timer = setTimeout(() => close.current(), fadeTime)
    return () => clearTimeout(timer)
  }, [fading])

  return (
    <Alert
      severity={type}
      variant="filled"
      role={type === 'error' || type === 'warning' ? 'alert' : 'status'}
      onClose={() => setFading(true)}
      closeText={commonTexts.close}
      sx={{
        minWidth: 280,
        maxWidth: 560,
        alignItems: 'flex-start',
        boxShadow: 6,
        opacity: fading ? 0 : 1,
        transition: `opacity ${fadeTime}ms`,
      }}
    >
      {headers[type] && <AlertTitle sx={{ mb: 0 }}>{headers[type]}</AlertTitle>}
      {typeof message === 'string' ? translate(message, { _: message, ...notificationOptions?.messageArgs }) : message}
    </Alert>
  )
}

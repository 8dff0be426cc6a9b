import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useEffect, useId, useRef, useState } from 'react'
import { type NotificationPayload, useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { commonTexts } from '#admin/i18n/common.ts'
import { AppLink } from '../AppLink.tsx'
import { shellTexts } from '../texts.ts'
import { aboutOf, type NoticeAbout, noticeTime } from '../useReport.ts'

/** Milliseconds a notice fades out (spec 1 §9). */
const fadeTime = 100

const headers: Record<string, string | undefined> = { warning: commonTexts.warning, error: commonTexts.error }

/** A transient notice: hidden after 3 seconds, or the given time (spec 1 §9); the timer stops while it is hovered or focused. */
export function Notice({ payload, onClose }: { payload: NotificationPayload; onClose: () => void }) {
  const { message, type, notificationOptions } = payload
  const translate = useTranslate()
  const given = notificationOptions?.autoHideDuration
  const time = given === undefined ? noticeTime : given
  const close = useRef(onClose)
  close.current = onClose

  const about = aboutOf(payload)
  const [fading, setFading] = useState(false)
  const [held, setHeld] = useState(false)

  useEffect(() => {
    if (time === null || held) return
    const timer = setTimeout(() => setFading(true), time)
    return () => clearTimeout(timer)
  }, [time, held])

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
      {...(about?.to !== undefined && holding(setHeld))}
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
      {typeof message === 'string' ? (
        <div>{translate(message, { _: message, ...notificationOptions?.messageArgs })}</div>
      ) : (
        message
      )}
      {about && <About {...about} onFollow={() => setFading(true)} />}
    </Alert>
  )
}

/** Handlers that stop the timer on focus and pointer movement; a notice that appears below a resting pointer is not held. */
const holding = (hold: (held: boolean) => void) => ({
  onPointerMove: () => hold(true),
  onPointerLeave: () => hold(false),
  onFocus: () => hold(true),
  onBlur: () => hold(false),
})

/** The record of the notice, with a link to it unless its page is open. */
function About({ name, to, onFollow }: NoticeAbout & { onFollow: () => void }) {
  const { pathname } = useLocation()
  const id = useId()
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5 }}>
      <Box component="span" id={id} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      {to !== undefined && to !== pathname && (
        <Link
          component={AppLink}
          to={to}
          onClick={onFollow}
          color="inherit"
          aria-describedby={id}
          sx={{ flexShrink: 0, fontWeight: 600, textDecorationColor: 'currentColor' }}
        >
          {shellTexts.open}
        </Link>
      )}
    </Box>
  )
}

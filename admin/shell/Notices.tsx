import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { type NotificationPayload, useNotificationContext } from 'react-admin'
import { Notice } from './Notice.tsx'

interface Shown {
  key: number
  payload: NotificationPayload
}

/** Older ones make room. */
const limit = 3

/** What the product has to say, at the lower edge: newest at the bottom, at most three at once. */
export function Notices() {
  const { notifications, takeNotification } = useNotificationContext()
  const [shown, setShown] = useState<Shown[]>([])

  useEffect(() => {
    if (notifications.length === 0) return
    const payload = takeNotification()
    if (payload) setShown((list) => [...list, { key: (list.at(-1)?.key ?? 0) + 1, payload }].slice(-limit))
  }, [notifications, takeNotification])

  const close = (key: number) => setShown((list) => list.filter((one) => one.key !== key))

  return (
    <Box
      sx={{
        position: 'fixed',
        left: 16,
        right: 16,
        bottom: 24,
        zIndex: 'snackbar',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 1,
        pointerEvents: 'none',
        '& > *': { pointerEvents: 'auto' },
      }}
    >
      {shown.map(({ key, payload }) => (
        <Notice key={key} payload={payload} onClose={() => close(key)} />
      ))}
    </Box>
  )
}

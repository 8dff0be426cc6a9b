import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { type NotificationPayload, useNotificationContext } from 'react-admin'
import { MessageDialog } from '../dialogs/MessageDialog.tsx'
import { Notice } from './Notice.tsx'

interface Shown {
  key: number
  payload: NotificationPayload
}

/** Maximum number of notices at once; older ones are dropped. */
const limit = 3

/** Warnings and errors without autoHideDuration are shown in a dialog, one after the other (spec 1 §8). */
const isSticky = ({ type, notificationOptions }: NotificationPayload): boolean =>
  (type === 'error' || type === 'warning') && notificationOptions?.autoHideDuration === null

/** Notices: transient ones at the lower edge (at the upper one while a dialog is open), newest at the bottom, at most three; sticky ones in a dialog. */
export function Notices() {
  const { notifications, setNotifications } = useNotificationContext()
  const [shown, setShown] = useState<Shown[]>([])

  useEffect(() => {
    if (notifications.length === 0) return
    setShown((list) => notifications.reduce(withNew, list))
    // react-admin's takeNotification would drop notifications added between this render and the effect
    setNotifications((left) => left.filter((one) => !notifications.includes(one)))
  }, [notifications, setNotifications])

  const sticky = shown.find(({ payload }) => isSticky(payload))
  const passing = shown.filter(({ payload }) => !isSticky(payload)).slice(-limit)
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
        // above a form's button row; at the top while a dialog is open, whose buttons are at the lower edge
        'body:has(main .prumo-footer) &': { bottom: 84 },
        'body:has(.MuiDialog-container) &': { bottom: 'auto', top: 16 },
      }}
    >
      {sticky && <MessageDialog key={sticky.key} payload={sticky.payload} onClose={() => close(sticky.key)} />}
      {passing.map(({ key, payload }) => (
        <Notice key={key} payload={payload} onClose={() => close(key)} />
      ))}
    </Box>
  )
}

/** Adds a notice, unless a sticky one with the same text is shown already. */
function withNew(list: Shown[], payload: NotificationPayload): Shown[] {
  const known = list.some((one) => one.payload.message === payload.message && isSticky(one.payload))
  return known ? list : [...list, { key: (list.at(-1)?.key ?? 0) + 1, payload }]
}

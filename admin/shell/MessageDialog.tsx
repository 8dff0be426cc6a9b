import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import WarningAmber from '@mui/icons-material/WarningAmberOutlined'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { type NotificationPayload, useTranslate } from 'react-admin'
import { texts } from '#admin/i18n/texts.ts'

interface Props {
  payload: NotificationPayload
  onClose: () => void
}

/** 'Aviso' or 'Erro': a refusal that stays until it has been read (spec 1 §8). */
export function MessageDialog({ payload: { type, message, notificationOptions }, onClose }: Props) {
  const translate = useTranslate()
  const warning = type === 'warning'
  const Icon = warning ? WarningAmber : ErrorOutline
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      slotProps={{ paper: { role: 'alertdialog' } }}
      aria-labelledby="message-title"
      aria-describedby="message-text"
    >
      <DialogTitle id="message-title" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Icon aria-hidden color={warning ? 'warning' : 'error'} />
        {warning ? texts.common.warning : texts.common.error}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id="message-text" component="div" color="text.primary" sx={{ overflowWrap: 'anywhere' }}>
          {typeof message === 'string'
            ? translate(message, { _: message, ...notificationOptions?.messageArgs })
            : message}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          {texts.common.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

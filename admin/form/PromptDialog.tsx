import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'

interface Props {
  open?: boolean
  title: ReactNode
  /** before the title */
  icon?: ReactNode
  /** what is said or asked; read out with the title */
  text?: ReactNode
  /** below the text */
  children?: ReactNode
  /** buttons; the one a hurried Enter may press has `autoFocus` */
  actions: ReactNode
  /** it interrupts: something happened, or is about to be lost, that has to be read (role `alertdialog`) */
  alert?: boolean
  maxWidth?: 'xs' | 'sm'
  /** Esc and a click beside it; absent where an answer is needed */
  onClose?: (() => void) | undefined
}

/** One message with one or two answers. */
export function PromptDialog({ open = true, title, icon, text, children, actions, alert, maxWidth, onClose }: Props) {
  const id = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth={maxWidth ?? 'sm'}
      fullWidth
      slotProps={{ paper: { role: alert ? 'alertdialog' : 'dialog' } }}
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
    >
      <DialogTitle id={`${id}-title`} sx={icon ? { display: 'flex', alignItems: 'center', gap: 1 } : undefined}>
        {icon}
        {title}
      </DialogTitle>
      <DialogContent>
        {text && (
          <DialogContentText
            id={`${id}-text`}
            component="div"
            color={alert ? 'text.primary' : undefined}
            sx={{ overflowWrap: 'anywhere' }}
          >
            {text}
          </DialogContentText>
        )}
        {children}
      </DialogContent>
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  )
}

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
  /** message or question; announced together with the title */
  text?: ReactNode
  /** below the text */
  children?: ReactNode
  /** buttons; the default one has `autoFocus` */
  actions: ReactNode
  /** role `alertdialog`: interrupts to report an event or an imminent loss of data */
  alert?: boolean
  maxWidth?: 'xs' | 'sm'
  /** called on Esc and on a backdrop click; absent where one of the buttons must be pressed */
  onClose?: (() => void) | undefined
}

/** Dialog with one message and one or two buttons. */
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

import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { texts } from '#admin/i18n/texts.ts'

interface Props {
  open: boolean
  onStay: () => void
  onLeave: () => void
}

/** Leaving would lose what was typed: which of the two? */
export function UnsavedDialog({ open, onStay, onLeave }: Props) {
  return (
    <Dialog open={open} onClose={onStay} maxWidth="sm" fullWidth aria-labelledby="unsaved-title">
      <DialogTitle id="unsaved-title">{texts.unsaved.title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{texts.unsaved.text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={onLeave}>
          {texts.unsaved.leave}
        </Button>
        <Button variant="contained" onClick={onStay} autoFocus>
          {texts.unsaved.stay}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'

interface Props {
  title: string
  text: string
  confirm: string
  onConfirm(): void
  onCancel(): void
}

/** A question before something is lost; the safe answer has the focus. */
export function ConfirmDialog({ title, text, confirm, onConfirm, onCancel }: Props) {
  return (
    <Dialog
      open
      onClose={onCancel}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-labelledby="confirma-titulo"
      aria-describedby="confirma-texto"
    >
      <DialogTitle id="confirma-titulo">{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id="confirma-texto">{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" autoFocus onClick={onCancel}>
          Cancelar
        </Button>
        <Button color="error" variant="contained" onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

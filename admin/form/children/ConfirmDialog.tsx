import Button from '@mui/material/Button'
import { PromptDialog } from '../PromptDialog.tsx'

interface Props {
  title: string
  text: string
  confirm: string
  onConfirm(): void
  onCancel(): void
}

/** Confirmation before data are lost; the cancel button has the focus. */
export function ConfirmDialog({ title, text, confirm, onConfirm, onCancel }: Props) {
  return (
    <PromptDialog
      alert
      maxWidth="xs"
      title={title}
      text={text}
      onClose={onCancel}
      actions={
        <>
          <Button color="inherit" autoFocus onClick={onCancel}>
            Cancelar
          </Button>
          <Button color="error" variant="contained" onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    />
  )
}

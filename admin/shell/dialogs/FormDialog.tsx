import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type FormEvent, type ReactNode, useId } from 'react'
import { commonTexts } from '#admin/i18n/common.ts'

interface Props {
  title: string
  /** the fields */
  children: ReactNode
  maxWidth?: 'xs' | 'sm' | 'md'
  /** label of the submit button; 'Salvar' by default */
  submitText?: string
  /** label of the close button, where 'Cancelar' would be ambiguous */
  dismissText?: string
  /** a save is running: the dialog cannot be closed */
  busy: boolean
  onClose: () => void
  /** on Enter or the submit button */
  onSubmit: (event: FormEvent) => unknown
}

/** Dialog with a few fields saved together, without an entity definition. */
export function FormDialog({
  title,
  children,
  maxWidth = 'sm',
  submitText,
  dismissText,
  busy,
  onClose,
  onSubmit,
}: Props) {
  const id = useId()
  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth={maxWidth} fullWidth aria-labelledby={id}>
      <Box
        component="form"
        noValidate
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void onSubmit(event)
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ '&&': { pt: 1 } }}>{children}</DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose} disabled={busy}>
            {dismissText ?? commonTexts.cancel}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {submitText ?? commonTexts.save}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}

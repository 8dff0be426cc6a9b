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
  /** what saving is called here; 'Salvar' by default */
  submitText?: string
  /** what leaving is called, where 'Cancelar' would be taken for what is asked */
  dismissText?: string
  /** it is being saved: nothing closes it */
  busy: boolean
  onClose: () => void
  /** Enter or the button */
  onSubmit: (event: FormEvent) => unknown
}

/** A few fields that are saved together, without a definition of their own. */
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

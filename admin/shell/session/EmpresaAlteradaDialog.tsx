import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { texts } from '#admin/i18n/texts.ts'
import { empresaAlterada } from '#admin/providers/session.ts'
import { useStored } from '#admin/providers/store.ts'
import { unsaved } from '#admin/providers/unsaved.ts'

const discard = () => {
  unsaved.set(false)
  window.location.assign('/')
}

/**
 * spec 1 §5.13: another tab moved the session to another company. Descartar loads this tab anew with that company; Manter leaves what is on
 * the screen, which cannot be saved until the companies agree again.
 */
export function EmpresaAlteradaDialog() {
  const open = useStored(empresaAlterada)
  return (
    <Dialog open={open} maxWidth="sm" fullWidth aria-labelledby="empresa-title">
      <DialogTitle id="empresa-title">{texts.session.empresaTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText>{texts.session.empresaText}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" variant="outlined" onClick={discard}>
          {texts.session.discard}
        </Button>
        <Button variant="contained" autoFocus onClick={() => empresaAlterada.set(false)}>
          {texts.session.keep}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

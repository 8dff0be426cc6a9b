import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { texts } from '#admin/i18n/texts.ts'
import { divergence, divergenceAsked } from '#admin/providers/divergence.ts'
import { startAnew } from '#admin/providers/session.ts'
import { useStored } from '#admin/providers/store.ts'

/** The page as the other company has it: a record's number means nothing there, its list does. */
const samePage = () => window.location.pathname.replace(/\/(\d+|new)(\/.*)?$/, '') || '/'

/**
 * spec 1 §5.13: another tab moved the session to another company. Descartar loads this tab anew with that company; Manter leaves what is on
 * the screen, which cannot be saved until the companies agree again.
 */
export function EmpresaAlteradaDialog() {
  const asked = useStored(divergenceAsked)
  const found = useStored(divergence)
  const open = asked && found?.of === 'empresa'
  return (
    <Dialog
      open={open}
      maxWidth="sm"
      fullWidth
      slotProps={{ paper: { role: 'alertdialog' } }}
      aria-labelledby="empresa-title"
      aria-describedby="empresa-text"
      onClose={() => divergenceAsked.set(false)}
    >
      <DialogTitle id="empresa-title">{texts.session.empresaTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText id="empresa-text" color="text.primary">
          {texts.session.empresaText}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" variant="outlined" onClick={() => startAnew(samePage())}>
          {texts.session.discard}
        </Button>
        <Button variant="contained" autoFocus onClick={() => divergenceAsked.set(false)}>
          {texts.session.keep}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

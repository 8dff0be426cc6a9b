import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { texts } from '#admin/i18n/texts.ts'
import { changePassword, useSession } from '#admin/providers/session.ts'
import { useSuccess } from '../useReport.ts'
import { PasswordFields } from './PasswordFields.tsx'
import { usePasswordForm } from './usePasswordForm.ts'

/** 'Alterar minha senha', from the menu of the user. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { nome, login } = useSession().info.usuario
  const success = useSuccess()
  const form = usePasswordForm(changePassword, () => {
    success(texts.password.done)
    onClose()
  })
  return (
    <Dialog open onClose={form.busy ? undefined : onClose} maxWidth="sm" fullWidth aria-labelledby="password-title">
      <form noValidate onSubmit={form.submit}>
        <DialogTitle id="password-title">{texts.password.title}</DialogTitle>
        <DialogContent>
          <Box sx={{ pt: 1 }}>
            <PasswordFields form={form} names={[nome, login]} />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose} disabled={form.busy}>
            {texts.common.cancel}
          </Button>
          <Button type="submit" variant="contained" loading={form.busy}>
            {texts.common.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

import { changePassword, useSession } from '#admin/providers/session.ts'
import { FormDialog } from '../FormDialog.tsx'
import { useSuccess } from '../useReport.ts'
import { passwordTexts } from './login-texts.ts'
import { PasswordFields } from './PasswordFields.tsx'
import { usePasswordForm } from './usePasswordForm.ts'

/** 'Alterar minha senha', from the menu of the user. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { nome, login } = useSession().info.usuario
  const success = useSuccess()
  const form = usePasswordForm(changePassword, () => {
    success(passwordTexts.done)
    onClose()
  })
  return (
    <FormDialog title={passwordTexts.title} busy={form.busy} onClose={onClose} onSubmit={form.submit}>
      <PasswordFields form={form} names={[nome, login]} />
    </FormDialog>
  )
}

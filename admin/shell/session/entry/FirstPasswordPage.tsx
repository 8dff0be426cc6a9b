import { firstPassword } from '#admin/providers/session.ts'
import type { UserInfo } from '#admin/providers/userinfo.ts'
import { passwordTexts } from '../fields/login-texts.ts'
import { PasswordFields } from '../fields/PasswordFields.tsx'
import { usePasswordForm } from '../fields/usePasswordForm.ts'
import { EntryButtons } from './EntryButtons.tsx'
import { EntryPage } from './EntryPage.tsx'

/** Replaces every screen while the password was set by somebody else: change it, or log out. The URL is kept for afterwards. */
export default function FirstPasswordPage({ info }: { info: UserInfo }) {
  const { nome, login } = info.usuario
  const { firstTitle, firstText, firstSubmit } = passwordTexts
  const form = usePasswordForm(firstPassword)
  return (
    <EntryPage tab={firstTitle} title={firstTitle} text={firstText(nome)} width={400} onSubmit={form.submit}>
      {/* username for password managers */}
      <input type="hidden" name="usuario" autoComplete="username" value={login} />
      <PasswordFields form={form} names={[nome, login]} size="medium" />
      <EntryButtons submit={firstSubmit} busy={form.busy} />
    </EntryPage>
  )
}

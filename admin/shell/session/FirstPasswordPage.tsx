import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { firstPassword, logout } from '#admin/providers/session.ts'
import type { UserInfo } from '#admin/providers/userinfo.ts'
import { EntryPage } from './EntryPage.tsx'
import { passwordTexts } from './login-texts.ts'
import { PasswordFields } from './PasswordFields.tsx'
import { sessionTexts } from './texts.ts'
import { usePasswordForm } from './usePasswordForm.ts'

/** In place of every screen while the password is one that somebody else chose: change it, or leave. The address stays for afterwards. */
export default function FirstPasswordPage({ info }: { info: UserInfo }) {
  const { nome, login } = info.usuario
  const { firstTitle, firstText, firstSubmit } = passwordTexts
  const form = usePasswordForm(firstPassword)
  return (
    <EntryPage tab={firstTitle} title={firstTitle} text={firstText(nome)} width={400} onSubmit={form.submit}>
      {/* so that password managers know whose it is */}
      <input type="hidden" name="usuario" autoComplete="username" value={login} />
      <PasswordFields form={form} names={[nome, login]} size="medium" />
      <Stack spacing={1}>
        <Button type="submit" variant="contained" size="large" fullWidth loading={form.busy}>
          {firstSubmit}
        </Button>
        <Button color="inherit" fullWidth onClick={() => void logout()}>
          {sessionTexts.leave}
        </Button>
      </Stack>
    </EntryPage>
  )
}

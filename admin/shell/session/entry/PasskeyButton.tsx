import Button from '@mui/material/Button'
import { canUsePasskeys } from '#admin/providers/entry/passkeys.ts'
import { loginTexts } from '../fields/login-texts.ts'
import type { LoginForm } from '../fields/useLoginForm.ts'

/** A passkey alone in place of user and password, where the browser can. */
export function PasskeyButton({ form }: { form: LoginForm }) {
  if (!canUsePasskeys()) return null
  return (
    <Button
      variant="outlined"
      color="inherit"
      size="large"
      fullWidth
      disabled={form.busy}
      onClick={() => void form.enterByPasskey()}
    >
      {loginTexts.passkey}
    </Button>
  )
}

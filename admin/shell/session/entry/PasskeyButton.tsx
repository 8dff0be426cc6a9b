import Button from '@mui/material/Button'
import { canUsePasskeys } from '#admin/providers/entry/passkeys.ts'
import { loginTexts } from '../fields/login-texts.ts'
import type { LoginForm } from '../fields/useLoginForm.ts'

/** Log-in by passkey only, where the browser supports it. */
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

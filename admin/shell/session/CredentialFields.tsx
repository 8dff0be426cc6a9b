import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { loginTexts } from './login-texts.ts'
import { PasswordField } from './PasswordField.tsx'
import type { LoginForm } from './useLoginForm.ts'

/** User and password with their errors; used by the log-in page and by the dialog that asks again. */
export function CredentialFields({ form, size }: { form: LoginForm; size?: 'small' | 'medium' }) {
  const { values, errors, refusal, change } = form
  return (
    <Stack spacing={2}>
      {refusal && <Alert severity="error">{refusal}</Alert>}
      <TextField
        fullWidth
        size={size}
        name="usuario"
        label={loginTexts.usuario}
        value={values.usuario}
        onChange={(event) => change('usuario', event.target.value)}
        error={errors.usuario !== undefined}
        helperText={errors.usuario}
        autoComplete="username"
        autoFocus={values.usuario === ''}
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
      />
      <PasswordField
        size={size}
        name="senha"
        label={loginTexts.senha}
        value={values.senha}
        onChange={(event) => change('senha', event.target.value)}
        error={errors.senha !== undefined}
        helperText={errors.senha}
        autoComplete="current-password"
        autoFocus={values.usuario !== ''}
      />
    </Stack>
  )
}

import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { loginTexts } from './login-texts.ts'
import { PasswordField } from './PasswordField.tsx'
import { securityTexts } from './security-texts.ts'
import type { LoginForm } from './useLoginForm.ts'

interface Props {
  form: LoginForm
  size?: 'small' | 'medium'
}

/** User and password with their errors, then the second factor for users who have one; used by the log-in page and the expiry dialog. */
export function CredentialFields({ form, size }: Props) {
  return form.code ? <CodeFields form={form} size={size} code={form.code} /> : <PasswordStep form={form} size={size} />
}

function CodeFields({ form, size, code }: Props & { code: NonNullable<LoginForm['code']> }) {
  const { codeStep, codeField, remember, otherUser, passkeyStep, passkeyUse, passkeyOrCode, passkeyOrRecovery } =
    securityTexts
  return (
    <Stack spacing={2}>
      {code.passkey ? (
        <>
          <Typography>{passkeyStep}</Typography>
          <Button
            variant="contained"
            size="large"
            autoFocus
            disabled={form.busy}
            onClick={() => void form.sendPasskey()}
          >
            {passkeyUse}
          </Button>
          <Typography variant="body2" color="text.secondary">
            {code.aplicativo ? passkeyOrCode : passkeyOrRecovery}
          </Typography>
        </>
      ) : (
        <Typography>{codeStep}</Typography>
      )}
      <TextField
        fullWidth
        size={size}
        name="codigo"
        label={codeField}
        value={code.codigo}
        onChange={(event) => form.changeCode({ codigo: event.target.value })}
        error={code.error !== undefined}
        helperText={code.error}
        autoComplete="one-time-code"
        autoFocus={!code.passkey}
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false, maxLength: 20 } }}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={code.lembrar}
            onChange={(_event, lembrar) => form.changeCode({ lembrar })}
            name="lembrar"
          />
        }
        label={remember}
      />
      <Button size="small" color="inherit" onClick={form.restart} sx={{ alignSelf: 'flex-start' }}>
        {otherUser}
      </Button>
    </Stack>
  )
}

function PasswordStep({ form, size }: Props) {
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

import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { type FormEvent, useState } from 'react'
import { texts } from '#admin/i18n/texts.ts'
import { asApiError } from '#admin/providers/api-error.ts'
import { sendJson } from '#admin/providers/http.ts'
import { useSuccess } from '../useReport.ts'
import { PasswordField } from './PasswordField.tsx'

const fields = ['senha', 'novaSenha', 'confNovaSenha'] as const
type Name = (typeof fields)[number]
type Passwords = Record<Name, string>
type Errors = Partial<Record<Name, string>>

const empty: Passwords = { senha: '', novaSenha: '', confNovaSenha: '' }

/** spec 1 §5.7: all three required, the new one typed twice the same. */
function check(values: Passwords): Errors {
  const errors: Errors = {}
  for (const name of fields) if (!values[name]) errors[name] = texts.password.required[name]
  if (!errors.confNovaSenha && values.novaSenha !== values.confNovaSenha) errors.confNovaSenha = texts.password.mismatch
  return errors
}

/** 'Alterar minha senha'. PUT /api/userinfo/usuario/senha */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<Errors>({})
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)
  const success = useSuccess()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = check(values)
    setErrors(found)
    setRefusal(undefined)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      await sendJson('PUT', '/api/userinfo/usuario/senha', values)
      success(texts.password.done)
      onClose()
    } catch (thrown) {
      const error = asApiError(thrown)
      const onFields = Object.fromEntries(error.violations.map((v) => [v.field, v.message]))
      setErrors(onFields)
      if (!fields.some((name) => onFields[name])) setRefusal(error.message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth="sm" fullWidth aria-labelledby="password-title">
      <form noValidate onSubmit={submit}>
        <DialogTitle id="password-title">{texts.password.title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {refusal && <Alert severity="warning">{refusal}</Alert>}
            {fields.map((name, index) => (
              <PasswordField
                key={name}
                name={name}
                label={texts.password[name]}
                value={values[name]}
                onChange={(event) => setValues({ ...values, [name]: event.target.value })}
                error={errors[name] !== undefined}
                helperText={errors[name]}
                autoComplete={name === 'senha' ? 'current-password' : 'new-password'}
                autoFocus={index === 0}
                required
              />
            ))}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose} disabled={busy}>
            {texts.common.cancel}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {texts.common.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

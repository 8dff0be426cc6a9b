import DialogContentText from '@mui/material/DialogContentText'
import { type FormEvent, useState } from 'react'
import { asApiError } from '#admin/providers/api-error.ts'
import { cancelConfirmation, confirmIdentity, confirming } from '#admin/providers/confirmation.ts'
import { useStored } from '#admin/providers/store.ts'
import { FormDialog } from '../FormDialog.tsx'
import { PasswordField } from './PasswordField.tsx'
import { securityTexts } from './security-texts.ts'

/** For what a stolen session must not be able to do: asks for the password, then what was begun goes on. */
export function ConfirmIdentityDialog() {
  return useStored(confirming) ? <Question /> : null
}

function Question() {
  const [senha, setSenha] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const { confirmTitle, confirmText, confirmSubmit, password, passwordRequired, notConfirmed } = securityTexts

  const submit = async (event: FormEvent) => {
    event.stopPropagation()
    if (!senha) return setError(passwordRequired)
    setBusy(true)
    setError(undefined)
    try {
      await confirmIdentity(senha)
    } catch (thrown) {
      const { violations, message } = asApiError(thrown)
      setError(violations[0]?.message ?? message)
      setSenha('')
    } finally {
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={confirmTitle}
      maxWidth="xs"
      submitText={confirmSubmit}
      busy={busy}
      onClose={() => cancelConfirmation(notConfirmed)}
      onSubmit={submit}
    >
      <DialogContentText sx={{ mb: 2 }}>{confirmText}</DialogContentText>
      <PasswordField
        name="senha"
        label={password}
        value={senha}
        onChange={(event) => setSenha(event.target.value)}
        error={error !== undefined}
        helperText={error}
        autoComplete="current-password"
        autoFocus
        required
      />
    </FormDialog>
  )
}

import DialogContentText from '@mui/material/DialogContentText'
import LinearProgress from '@mui/material/LinearProgress'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { asApiError } from '#admin/providers/api-error.ts'
import {
  type Confirmation,
  cancelConfirmation,
  confirmedElsewhere,
  confirmIdentity,
  confirming,
  readConfirmation,
} from '#admin/providers/confirmation.ts'
import { useStored } from '#admin/providers/store.ts'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { PasswordField } from './fields/PasswordField.tsx'
import { securityTexts } from './fields/security-texts.ts'

/** Polling interval of the provider's confirmation. */
const EVERY_MS = 2000

/**
 * Re-authentication before sensitive changes (a stolen session must not suffice): asks for the password, or sends the user to the SSO
 * provider; then the pending calls are repeated.
 */
export function ConfirmIdentityDialog() {
  return useStored(confirming) ? <Question /> : null
}

function Question() {
  const { data } = useQuery({
    queryKey: ['confirmacao'],
    queryFn: readConfirmation,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.provedor ? EVERY_MS : false),
  })
  const there = data?.provedor && data.confirmada
  useEffect(() => {
    if (there) confirmedElsewhere()
  }, [there])
  return data?.provedor ? <AtProvider {...data.provedor} /> : <ByPassword />
}

/** Opens the provider in a new tab, so that this page keeps its state. */
function AtProvider({ empresaId, rotulo }: NonNullable<Confirmation['provedor']>) {
  const { confirmTitle, confirmAtProvider, notConfirmed } = securityTexts
  const [opened, setOpened] = useState(false)
  const open = () => {
    setOpened(true)
    window.open(`/api/login/unico/${empresaId}?confirma=1`, '_blank', 'noopener')
  }
  return (
    <FormDialog
      title={confirmTitle}
      maxWidth="xs"
      submitText={rotulo}
      busy={false}
      onClose={() => cancelConfirmation(notConfirmed)}
      onSubmit={open}
    >
      <DialogContentText>{confirmAtProvider}</DialogContentText>
      {opened && <LinearProgress sx={{ mt: 2 }} aria-label={confirmTitle} />}
    </FormDialog>
  )
}

function ByPassword() {
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

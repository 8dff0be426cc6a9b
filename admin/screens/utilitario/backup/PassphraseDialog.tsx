import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { asApiError } from '#admin/providers/api-error.ts'
import { FormDialog } from '#admin/shell/dialogs/FormDialog.tsx'
import { PasswordField } from '#admin/shell/session/fields/PasswordField.tsx'
import { backupTexts as t } from './texts.ts'

/** Minimum length of a new passphrase, as on the server. */
const SHORTEST = 10

interface Props {
  title: string
  text: string
  submit: string
  /** a new passphrase: typed twice */
  chosen?: boolean
  onClose: () => void
  /** errors are shown in the dialog, which stays open */
  onSubmit: (senha: string) => Promise<void>
}

/** Asks for the passphrase of a backup, which is sent to the server and never stored. */
export function PassphraseDialog({ title, text, submit, chosen = false, onClose, onSubmit }: Props) {
  const [senha, setSenha] = useState('')
  const [again, setAgain] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const mistake = !senha ? t.required : chosen && senha.length < SHORTEST ? t.tooShort : undefined
  const different = chosen && !mistake && senha !== again ? t.different : undefined
  const run = async () => {
    setTried(true)
    setRefusal(undefined)
    if (mistake ?? different) return
    setBusy(true)
    await onSubmit(senha).catch((error) => {
      const { message, violations } = asApiError(error)
      setRefusal(violations.find(({ field }) => field === 'senha')?.message ?? message)
      setBusy(false)
    })
  }
  return (
    <FormDialog title={title} submitText={submit} maxWidth="xs" busy={busy} onClose={onClose} onSubmit={run}>
      <Typography sx={{ mb: 2 }}>{text}</Typography>
      <Stack spacing={2}>
        {refusal && <Alert severity="error">{refusal}</Alert>}
        <PasswordField
          autoFocus
          required
          label={t.password}
          value={senha}
          onChange={(event) => setSenha(event.target.value)}
          error={tried && mistake !== undefined}
          helperText={tried && mistake ? mistake : chosen ? t.passwordHelp : undefined}
          autoComplete={chosen ? 'new-password' : 'off'}
        />
        {chosen && (
          <PasswordField
            required
            label={t.again}
            value={again}
            onChange={(event) => setAgain(event.target.value)}
            error={tried && different !== undefined}
            helperText={tried ? different : undefined}
            autoComplete="new-password"
          />
        )}
      </Stack>
    </FormDialog>
  )
}

import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useId, useState } from 'react'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import { postJson } from '../api.ts'
import { asFailure } from '../useLoad.ts'

interface Props {
  onClose(): void
  onDone(): void
}

/** Before the e-mail changes its owner proves that it is he, when the log-in is older than a quarter of an hour. */
export function Confirmacao({ onClose, onDone }: Props) {
  const form = useId()
  const [senha, setSenha] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!senha) return setError('Senha é obrigatória')
    setBusy(true)
    setError(undefined)
    try {
      await postJson('candidatos/confirmacao', { senha })
      onDone()
    } catch (thrown) {
      const { fields, message } = asFailure(thrown)
      setError(fields.senha ?? message)
      setSenha('')
    } finally {
      setBusy(false)
    }
  }
  return (
    <PromptDialog
      title="Confirme que é você"
      text="Para a sua segurança, informe a sua senha para mudar o e-mail do cadastro."
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" form={form} variant="contained" loading={busy}>
            Confirmar
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <TextField
          fullWidth
          autoFocus
          type="password"
          name="senha"
          label="Senha"
          autoComplete="current-password"
          value={senha}
          onChange={(event) => setSenha(event.target.value)}
          error={error !== undefined}
          helperText={error}
          sx={{ mt: 2 }}
        />
      </form>
    </PromptDialog>
  )
}

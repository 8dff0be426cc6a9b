import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { postJson } from '../api.ts'
import { Dialogo, useAnswer } from './Dialogo.tsx'

interface Props {
  onClose(): void
  onDone(): void
}

/** Asks for the password before the e-mail changes, when the log-in is older than 15 minutes. */
export function Confirmacao({ onClose, onDone }: Props) {
  const [senha, setSenha] = useState('')
  const { error, busy, submit } = useAnswer(async () => {
    if (!senha) return 'Senha é obrigatória'
    await postJson('candidatos/confirmacao', { senha }).catch((refusal: unknown) => {
      setSenha('')
      throw refusal
    })
    onDone()
    return undefined
  })
  return (
    <Dialogo
      title="Confirme que é você"
      text="Para a sua segurança, informe a sua senha para mudar o e-mail do cadastro."
      submitText="Confirmar"
      {...{ busy, submit, onClose }}
    >
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
    </Dialogo>
  )
}

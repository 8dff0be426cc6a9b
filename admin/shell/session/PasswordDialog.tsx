import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import { getJson } from '#admin/providers/http.ts'
import { changePassword, useSession } from '#admin/providers/session.ts'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { useSuccess } from '../useReport.ts'
import { passwordTexts } from './fields/login-texts.ts'
import { PasswordFields } from './fields/PasswordFields.tsx'
import { securityTexts } from './fields/security-texts.ts'
import { usePasswordForm } from './fields/usePasswordForm.ts'

/** Names of the user's active API keys; empty when the call fails. */
async function keysInUse(): Promise<string[]> {
  try {
    const keys = await getJson<{ nome: string; situacao: string }[]>('/api/userinfo/chaves-api')
    return keys.filter(({ situacao }) => situacao === 'EM_USO').map(({ nome }) => nome)
  } catch {
    return []
  }
}

/** 'Alterar minha senha', from the user menu; afterwards lists the API keys that are still active. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { nome, login } = useSession().info.usuario
  const success = useSuccess()
  const [keys, setKeys] = useState<string[]>()
  const form = usePasswordForm(changePassword, () => {
    void keysInUse().then((found) => {
      if (found.length > 0) return setKeys(found)
      success(passwordTexts.done)
      onClose()
    })
  })
  if (keys) return <KeysLeft names={keys} onClose={onClose} />
  return (
    <FormDialog title={passwordTexts.title} busy={form.busy} onClose={onClose} onSubmit={form.submit}>
      <PasswordFields form={form} names={[nome, login]} />
    </FormDialog>
  )
}

function KeysLeft({ names, onClose }: { names: string[]; onClose: () => void }) {
  const { keysTitle, keysText, keysOpen, close } = securityTexts
  return (
    <PromptDialog
      title={keysTitle}
      text={keysText}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {close}
          </Button>
          <Button component={Link} to="/minhas-chaves-api" variant="contained" onClick={onClose} autoFocus>
            {keysOpen}
          </Button>
        </>
      }
    >
      <Box component="ul" sx={{ mt: 1, mb: 0, pl: 3 }}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </Box>
    </PromptDialog>
  )
}

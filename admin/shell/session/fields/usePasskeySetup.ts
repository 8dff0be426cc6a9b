import { type FormEvent, useState } from 'react'
import { confirmPasskey, startPasskey } from '#admin/providers/entry/factors.ts'
import { makePasskey } from '#admin/providers/entry/passkeys.ts'

export interface PasskeySetup {
  nome: string
  error?: string
  busy: boolean
  setNome(text: string): void
  submit(event: FormEvent): Promise<void>
}

/** State of creating a passkey. @param done receives the recovery codes to show; empty when the user has some already */
export function usePasskeySetup(done: (codigos: string[]) => void): PasskeySetup {
  const [nome, setNome] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setBusy(true)
    setError(undefined)
    try {
      const { desafio, opcoes } = await startPasskey()
      const credencial = await makePasskey(opcoes)
      done(await confirmPasskey({ desafio, credencial, nome: nome.trim() || undefined }))
    } catch (thrown) {
      setError((thrown as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return { nome, error, busy, setNome, submit }
}

import { type FormEvent, useState } from 'react'
import { asApiError } from '#admin/providers/api-error.ts'
import type { Credentials } from '#admin/providers/session.ts'
import { loginTexts } from './login-texts.ts'

/** The name last used to log in on this machine; never the password. */
const rememberedKey = 'prumo.usuario'

export interface LoginForm {
  values: Credentials
  errors: Partial<Credentials>
  /** the server's refusal, or why it could not be asked */
  refusal?: string
  busy: boolean
  change(field: keyof Credentials, value: string): void
  submit(event: FormEvent): Promise<void>
}

/** State of a log-in form: both fields required, the server's message shown as it comes, the password emptied after a refusal. */
export function useLoginForm(enter: (credentials: Credentials) => Promise<void>): LoginForm {
  const [values, setValues] = useState<Credentials>({ usuario: localStorage.getItem(rememberedKey) ?? '', senha: '' })
  const [errors, setErrors] = useState<Partial<Credentials>>({})
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)

  const change = (field: keyof Credentials, value: string) => {
    setValues((before) => ({ ...before, [field]: value }))
    setErrors((before) => ({ ...before, [field]: undefined }))
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const missing: Partial<Credentials> = {}
    if (!values.usuario.trim()) missing.usuario = loginTexts.usuarioRequired
    if (!values.senha) missing.senha = loginTexts.senhaRequired
    setErrors(missing)
    setRefusal(undefined)
    if (missing.usuario || missing.senha) return
    setBusy(true)
    try {
      await enter({ usuario: values.usuario.trim(), senha: values.senha })
      localStorage.setItem(rememberedKey, values.usuario.trim())
    } catch (error) {
      setRefusal(asApiError(error).message)
      setValues((before) => ({ ...before, senha: '' }))
    } finally {
      setBusy(false)
    }
  }

  return { values, errors, refusal, busy, change, submit }
}

import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { type FormEvent, useState } from 'react'
import { ApiError, asApiError } from '#admin/providers/api-error.ts'
import { provePasskey } from '#admin/providers/entry/passkeys.ts'
import type { Credentials, SecondStep } from '#admin/providers/session.ts'
import { loginTexts } from './login-texts.ts'
import { securityTexts } from './security-texts.ts'

/** localStorage key of the user name last used; the password is never stored. */
const rememberedKey = 'prumo.usuario'

/** State of the second step. */
interface Code {
  desafio: string
  /** an authenticator app code is accepted; recovery codes always are */
  aplicativo: boolean
  /** challenge for users with a passkey */
  passkey?: PublicKeyCredentialRequestOptionsJSON
  codigo: string
  lembrar: boolean
  error?: string
}

export interface LoginForm {
  values: Credentials
  errors: Partial<Credentials>
  /** the server's refusal, or a connection error */
  refusal?: string
  /** second step, after a correct password */
  code?: Code
  busy: boolean
  change(field: keyof Credentials, value: string): void
  changeCode(change: Partial<Code>): void
  /** back to user and password */
  restart(): void
  submit(event: FormEvent): Promise<void>
  /** sends a passkey proof in place of the code */
  sendPasskey(): Promise<void>
  /** logs in by passkey only */
  enterByPasskey(): Promise<void>
}

interface Steps {
  enter(credentials: Credentials): Promise<void>
  complete(step: SecondStep): Promise<void>
  /** logs in by passkey only; absent in the expiry dialog */
  enterByPasskey?(): Promise<void>
}

/** State of a log-in form: both fields required, the server's message shown verbatim, the password cleared after a refusal; then the second factor for users who have one. */
export function useLoginForm({ enter, complete, enterByPasskey = async () => {} }: Steps): LoginForm {
  const [values, setValues] = useState<Credentials>({ usuario: localStorage.getItem(rememberedKey) ?? '', senha: '' })
  const [errors, setErrors] = useState<Partial<Credentials>>({})
  const [refusal, setRefusal] = useState<string>()
  const [code, setCode] = useState<Code>()
  const [busy, setBusy] = useState(false)

  const change = (field: keyof Credentials, value: string) => {
    setValues((before) => ({ ...before, [field]: value }))
    setErrors((before) => ({ ...before, [field]: undefined }))
  }
  const changeCode = (part: Partial<Code>) => setCode((before) => before && { ...before, error: undefined, ...part })

  const restart = (why?: string) => {
    setCode(undefined)
    setRefusal(why)
    setValues((before) => ({ ...before, senha: '' }))
  }

  const sendPassword = async () => {
    const missing: Partial<Credentials> = {}
    if (!values.usuario.trim()) missing.usuario = loginTexts.usuarioRequired
    if (!values.senha) missing.senha = loginTexts.senhaRequired
    setErrors(missing)
    if (missing.usuario || missing.senha) return
    try {
      await enter({ usuario: values.usuario.trim(), senha: values.senha })
      localStorage.setItem(rememberedKey, values.usuario.trim())
    } catch (thrown) {
      const error = asApiError(thrown)
      if (error.code !== 'SEGUNDO_FATOR') return restart(error.message)
      const { desafio, aplicativo, passkey } = error.body as Record<string, unknown> & Code
      setCode({ desafio, aplicativo, passkey, codigo: '', lembrar: false })
    }
  }

  const sendCode = async ({ desafio, codigo, lembrar }: Code) => {
    if (!codigo.trim()) return changeCode({ error: securityTexts.codeRequired })
    await finish({ desafio, codigo: codigo.trim(), lembrar })
  }

  const sendPasskey = async () => {
    if (!code?.passkey) return
    const { desafio, passkey, lembrar } = code
    setBusy(true)
    changeCode({})
    try {
      await finish({ desafio, credencial: await provePasskey(passkey), lembrar })
    } catch (thrown) {
      changeCode({ error: (thrown as Error).message })
    } finally {
      setBusy(false)
    }
  }

  const byPasskey = async () => {
    setRefusal(undefined)
    setBusy(true)
    try {
      await enterByPasskey()
    } catch (thrown) {
      const error =
        thrown instanceof ApiError ? (thrown.violations[0]?.message ?? thrown.message) : (thrown as Error).message
      setRefusal(error)
    } finally {
      setBusy(false)
    }
  }

  const finish = async (step: SecondStep) => {
    try {
      await complete(step)
      localStorage.setItem(rememberedKey, values.usuario.trim())
    } catch (thrown) {
      const error = asApiError(thrown)
      if (error.code === 'SEGUNDO_FATOR_VENCIDO') return restart(error.message)
      changeCode({ codigo: '', error: error.violations[0]?.message ?? error.message })
    }
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setRefusal(undefined)
    setBusy(true)
    try {
      await (code ? sendCode(code) : sendPassword())
    } finally {
      setBusy(false)
    }
  }

  return {
    values,
    errors,
    refusal,
    code,
    busy,
    change,
    changeCode,
    restart: () => restart(),
    submit,
    sendPasskey,
    enterByPasskey: byPasskey,
  }
}

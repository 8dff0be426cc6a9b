import { type FormEvent, useState } from 'react'
import { asApiError } from '#admin/providers/api-error.ts'
import { sendJson } from '#admin/providers/http.ts'
import { beginWork } from '#admin/providers/session.ts'
import { focusFirst } from '../fields/focus-first.ts'
import { setupTexts } from './setup-texts.ts'

const empty = {
  nome: '',
  login: 'admin',
  email: '',
  novaSenha: '',
  confNovaSenha: '',
  empresaNome: '',
  empresaRazaoSocial: '',
  empresaCnpj: '',
  enderecoPublico: '',
}
export type SetupValues = typeof empty
export type SetupName = keyof SetupValues
type Errors = Partial<SetupValues>
const names = Object.keys(empty) as SetupName[]

function check(values: SetupValues): Errors {
  const errors: Errors = {}
  for (const [name, text] of Object.entries(setupTexts.required) as [keyof typeof setupTexts.required, string][])
    if (!values[name].trim()) errors[name] = text
  if (!errors.confNovaSenha && values.novaSenha !== values.confNovaSenha) errors.confNovaSenha = setupTexts.mismatch
  return errors
}

/** State of the setup page of an installation. @param asked whether it asks for the public address */
export function useSetupForm(asked: boolean) {
  const [values, setValues] = useState({ ...empty, enderecoPublico: asked ? window.location.origin : '' })
  const [errors, setErrors] = useState<Errors>({})
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [mail, setMail] = useState<{ busy?: boolean; sent?: string; error?: string }>({})

  const change = (name: SetupName, value: string) => {
    setValues((before) => ({ ...before, [name]: value }))
    setErrors((before) => ({ ...before, [name]: undefined }))
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = check(values)
    setErrors(found)
    setRefusal(undefined)
    if (Object.keys(found).length > 0) return focusFirst(event.target, names, found)
    setBusy(true)
    try {
      const { enderecoPublico, ...rest } = values
      await sendJson('POST', '/api/primeiro-acesso', asked && enderecoPublico ? values : rest)
      await beginWork()
    } catch (thrown) {
      const error = asApiError(thrown)
      const onFields: Errors = Object.fromEntries(error.violations.map((v) => [v.field, v.message]))
      setErrors(onFields)
      if (names.some((name) => onFields[name])) focusFirst(event.target, names, onFields)
      else setRefusal(error.message)
    } finally {
      setBusy(false)
    }
  }

  const testMail = async () => {
    const email = values.email.trim()
    if (!email) return setMail({ error: setupTexts.mailAddress })
    setMail({ busy: true })
    try {
      await sendJson('POST', '/api/primeiro-acesso/email', { email })
      setMail({ sent: email })
    } catch (thrown) {
      setMail({ error: asApiError(thrown).message })
    }
  }

  return { values, errors, refusal, busy, mail, change, submit, testMail }
}

export type SetupForm = ReturnType<typeof useSetupForm>

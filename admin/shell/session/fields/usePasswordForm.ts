import { type FormEvent, useState } from 'react'
import { asApiError } from '#admin/providers/api-error.ts'
import type { Passwords } from '#admin/providers/session.ts'
import { focusFirst } from './focus-first.ts'
import { passwordTexts } from './login-texts.ts'

export const passwordFields = ['senha', 'novaSenha', 'confNovaSenha'] as const

const empty: Passwords = { senha: '', novaSenha: '', confNovaSenha: '' }
type Errors = Partial<Passwords>

export type PasswordName = (typeof passwordFields)[number]

export interface PasswordForm {
  /** fields shown, in this order */
  fields: readonly PasswordName[]
  values: Passwords
  errors: Errors
  /** refusal of the server that concerns no field */
  refusal?: string
  busy: boolean
  change(field: keyof Passwords, value: string): void
  submit(event: FormEvent): Promise<void>
}

/** Validates the form (spec 1 §5.7): all fields required, both new passwords equal. */
function check(values: Passwords, fields: readonly PasswordName[]): Errors {
  const errors: Errors = {}
  for (const name of fields) if (!values[name]) errors[name] = passwordTexts.required[name]
  if (!errors.confNovaSenha && values.novaSenha !== values.confNovaSenha) errors.confNovaSenha = passwordTexts.mismatch
  return errors
}

/** State of a form that changes the user's own password; `done` is called after `save` succeeded. */
export function usePasswordForm(
  save: (passwords: Passwords) => Promise<void>,
  done?: () => void,
  fields: readonly PasswordName[] = passwordFields,
): PasswordForm {
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<Errors>({})
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)

  const change = (field: keyof Passwords, value: string) => {
    setValues((before) => ({ ...before, [field]: value }))
    setErrors((before) => ({ ...before, [field]: undefined }))
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const found = check(values, fields)
    setErrors(found)
    setRefusal(undefined)
    if (Object.keys(found).length > 0) return focusFirst(event.target, fields, found)
    setBusy(true)
    try {
      await save(values)
      done?.()
    } catch (thrown) {
      const error = asApiError(thrown)
      const onFields: Errors = Object.fromEntries(error.violations.map((v) => [v.field, v.message]))
      setErrors(onFields)
      if (fields.some((name) => onFields[name])) focusFirst(event.target, fields, onFields)
      else setRefusal(error.message)
    } finally {
      setBusy(false)
    }
  }

  return { fields, values, errors, refusal, busy, change, submit }
}

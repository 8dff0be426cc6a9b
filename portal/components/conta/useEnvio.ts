import { type FormEvent, useRef, useState } from 'react'
import { asFailure } from '../../useLoad.ts'

type Errors = Record<string, string>

/** Validates before sending: errors by field; the first invalid field is focused. */
type Missing = () => Errors

/** State of a form that is sent once: errors by field, general failure, sending, done. */
export function useEnvio(missing: Missing, send: () => Promise<void>) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string>()
  const [sending, setSending] = useState(false)
  const [done, setDone] = useState(false)

  const show = (found: Errors) => {
    setErrors(found)
    const [first] = Object.keys(found)
    if (first !== undefined)
      (
        form.current?.querySelector<HTMLElement>(`[name=${first}]:not(:disabled)`) ??
        form.current?.querySelector<HTMLElement>('input')
      )?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(undefined)
    const found = missing()
    show(found)
    if (Object.keys(found).length > 0) return
    setSending(true)
    try {
      await send()
      setDone(true)
    } catch (error) {
      const { fields, message } = asFailure(error)
      const known = Object.keys(fields).some((name) => form.current?.querySelector(`[name=${name}]`))
      if (known) show(fields)
      else setFailure(message)
    } finally {
      setSending(false)
    }
  }
  const forget = (name: string) => setErrors(({ [name]: _, ...rest }) => rest)
  return { form, errors, failure, sending, done, submit, forget }
}

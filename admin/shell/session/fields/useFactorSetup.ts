import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { asApiError } from '#admin/providers/api-error.ts'
import { confirmApp, type NewApp, startApp } from '#admin/providers/entry/factors.ts'
import { securityTexts } from './security-texts.ts'

export interface FactorSetup {
  app?: NewApp
  codigo: string
  nome: string
  /** validation error of the code */
  error?: string
  /** setup could not start, or timed out */
  refusal?: string
  busy: boolean
  setCodigo(text: string): void
  setNome(text: string): void
  begin(): Promise<void>
  submit(event: FormEvent): Promise<void>
}

/** State of setting up an authenticator app. @param done receives the recovery codes to show; empty when the user has some already */
export function useFactorSetup(done: (codigos: string[]) => void): FactorSetup {
  const [app, setApp] = useState<NewApp>()
  const [codigo, setCodigo] = useState('')
  const [nome, setNome] = useState('')
  const [error, setError] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)

  const begin = useCallback(async () => {
    setRefusal(undefined)
    setCodigo('')
    try {
      setApp(await startApp())
    } catch (thrown) {
      setRefusal(asApiError(thrown).message)
    }
  }, [])
  useEffect(() => {
    void begin()
  }, [begin])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!app) return
    if (!codigo.trim()) return setError(securityTexts.codeRequired)
    setBusy(true)
    setError(undefined)
    setRefusal(undefined)
    try {
      done(await confirmApp({ desafio: app.desafio, codigo: codigo.trim(), nome: nome.trim() || undefined }))
    } catch (thrown) {
      const { violations, message } = asApiError(thrown)
      const onCode = violations.find(({ field }) => field === 'codigo')
      if (onCode) setError(onCode.message)
      else setRefusal(message)
    } finally {
      setBusy(false)
    }
  }

  const change = (text: string) => {
    setCodigo(text)
    setError(undefined)
  }
  return { app, codigo, nome, error, refusal, busy, setCodigo: change, setNome, begin, submit }
}

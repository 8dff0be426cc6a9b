import { type FormEvent, useState } from 'react'
import { beginWork } from '#admin/providers/session.ts'
import { type FactorSetup, useFactorSetup } from './useFactorSetup.ts'
import { type PasskeySetup, usePasskeySetup } from './usePasskeySetup.ts'

export interface DemandedFactor {
  kind: 'app' | 'passkey'
  setKind(kind: 'app' | 'passkey'): void
  app: FactorSetup
  passkey: PasskeySetup
  /** recovery codes to show after setup, before continuing */
  codigos?: string[]
  busy: boolean
  submit(event: FormEvent): Promise<void>
}

/** State of setting up the required second factor: an app, or a passkey where the browser supports it; then the session continues. */
export function useDemandedFactor(): DemandedFactor {
  const [codigos, setCodigos] = useState<string[]>()
  const [kind, setKind] = useState<'app' | 'passkey'>('app')
  const done = (given: string[]) => (given.length > 0 ? setCodigos(given) : void beginWork())
  const app = useFactorSetup(done)
  const passkey = usePasskeySetup(done)
  const { busy, submit } = kind === 'app' ? app : passkey
  return { kind, setKind, app, passkey, codigos, busy, submit }
}

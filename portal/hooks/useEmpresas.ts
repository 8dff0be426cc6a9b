import { useCallback, useState } from 'react'
import { type ApiError, askJson } from '../api.ts'
import { useLoad } from '../useLoad.ts'

export interface Empresas {
  /** companies to log in to; `cadastro`: this browser logged in there with this CPF before */
  list: { id: number; nome: string; cadastro?: true }[]
  /** id of the chosen company; '' without one */
  chosen: string
  choose(id: string): void
  /** the CPF is complete */
  asked: boolean
  loading: boolean
  error?: ApiError
  retry(): void
}

const none: Empresas['list'] = []

/** The companies to log in to with a CPF, asked for once it has its 11 digits. Preselected: the only one, or that of the address. */
export function useEmpresas(digits: string, preferred: number | undefined): Empresas {
  const asked = digits.length === 11
  const load = useCallback(
    (signal: AbortSignal) => askJson<Empresas['list']>('candidatos/empresas-por-cpf', { cpf: digits }, signal),
    [digits],
  )
  const { data, error, loading, retry } = useLoad(asked ? load : undefined)
  const [hand, setHand] = useState({ digits: '', id: '' })
  const list = (asked && !loading && data) || none
  const found = list.length === 1 ? list[0] : list.find(({ id }) => id === preferred)
  const byHand = hand.digits === digits ? hand.id : undefined
  return {
    list,
    chosen: byHand ?? (found ? String(found.id) : ''),
    choose: (id) => setHand({ digits, id }),
    asked,
    loading: asked && loading,
    error,
    retry,
  }
}

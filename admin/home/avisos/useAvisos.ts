import { useEffect, useState } from 'react'
import { useNotify } from 'react-admin'
import { commonTexts } from '#admin/i18n/common.ts'
import { asApiError } from '#admin/providers/api-error.ts'
import { session } from '#admin/providers/session.ts'
import { useFresh } from '#admin/providers/useFresh.ts'

export type TipoAviso = 'NOVA_VERSAO' | 'REQUISITOS' | 'AJUSTE_CADASTRO'

/** One entry of GET /api/userinfo/avisos-sistema (spec 3 §2). */
export interface Aviso {
  id: number
  tipo: TipoAviso
  mensagem: string
  /** of AJUSTE_CADASTRO: relative to the application's root */
  link?: string
}

const every = 5 * 60_000
const storeKey = 'prumo.avisosDispensados'

session.subscribe(() => {
  if (session.get().status === 'anonymous') sessionStorage.removeItem(storeKey)
})

function readDismissed(): string[] {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(storeKey) ?? '[]')
    return Array.isArray(ids) ? ids.map(String) : []
  } catch {
    return []
  }
}

/** What the system has to say, without what was put aside in this session. A failed load is an error that stays (spec 3 §8). */
export function useAvisos() {
  const { data = [], error } = useFresh<Aviso[]>(['avisos'], '/api/userinfo/avisos-sistema', every)
  const [dismissed, setDismissed] = useState(readDismissed)
  const notify = useNotify()
  const failed = error !== null && asApiError(error).status !== 401 ? asApiError(error).message : undefined

  useEffect(() => {
    if (failed !== undefined) notify(failed || commonTexts.error, { type: 'error', autoHideDuration: null })
  }, [failed, notify])

  return {
    avisos: data.filter((aviso) => !dismissed.includes(keyOf(aviso))),
    dismiss(aviso: Aviso) {
      const next = [...dismissed, keyOf(aviso)]
      sessionStorage.setItem(storeKey, JSON.stringify(next))
      setDismissed(next)
    },
  }
}

/** A notice that says something new is a new one. */
const keyOf = ({ id, tipo, mensagem }: Aviso) => `${tipo} ${id} ${mensagem}`

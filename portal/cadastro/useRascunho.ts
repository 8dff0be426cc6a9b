import { type RefObject, useCallback, useEffect, useRef } from 'react'
import type { EntityFormHandle } from '#admin/form/props.ts'
import { preparaCifra } from '../cifrado.ts'
import { esqueceRascunho, guardaRascunho } from './rascunho.ts'

/** Debounce in ms: encryption is asynchronous, and a closing page does not wait for it. */
const wait = 250

export interface Guarda {
  muda(): void
  passo(tab: number): void
  /** saved: stops keeping a draft */
  encerra(): void
}

/** Stores a draft of the form, debounced after each change, and at once when the page is left. */
export function useRascunho(chave: string, form: RefObject<EntityFormHandle | null>): Guarda {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const step = useRef(0)
  const now = useCallback(() => {
    clearTimeout(timer.current)
    if (form.current?.isDirty()) guardaRascunho(chave, form.current.values(), step.current)
  }, [chave, form])
  useEffect(() => {
    preparaCifra().catch(() => undefined)
    const leave = () => document.visibilityState === 'hidden' && now()
    document.addEventListener('visibilitychange', leave)
    window.addEventListener('pagehide', now)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('pagehide', now)
    }
  }, [now])
  return {
    muda() {
      clearTimeout(timer.current)
      timer.current = setTimeout(now, wait)
    },
    passo(tab) {
      const moved = step.current !== tab
      step.current = tab
      if (!moved) return
      clearTimeout(timer.current)
      timer.current = setTimeout(now, wait)
    },
    encerra() {
      clearTimeout(timer.current)
      esqueceRascunho(chave)
    },
  }
}

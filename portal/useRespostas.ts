import { useCallback, useEffect, useRef, useState } from 'react'
import { type ApiError, put } from './api.ts'
import type { Avaliacao, Pergunta, Resposta } from './types.ts'
import { asFailure } from './useLoad.ts'

/** After the last change, in ms. */
const wait = 1200

export type Rascunho = 'igual' | 'salvando' | 'salvo' | { falhou: ApiError }

export interface Respostas {
  dadas: ReadonlyMap<number, Resposta>
  rascunho: Rascunho
  muda(resposta: Resposta): void
  /** hands everything in; @throws ApiError */
  entrega(): Promise<Avaliacao>
}

const dadaEm = ({ perguntaId, respostasIds, nota, resposta, comentario }: Pergunta): Resposta => ({
  perguntaId,
  respostasIds,
  nota,
  resposta,
  comentario,
})

export function estaRespondida({ tipo }: Pergunta, dada: Resposta | undefined): boolean {
  if (tipo === 'NOTA') return dada?.nota !== undefined
  return tipo === 'SUBJETIVA' ? !!dada?.resposta?.trim() : (dada?.respostasIds ?? []).length > 0
}

/** The answers as they stand on the page. What changed goes to the server as a draft a moment later, and at once when the page is left. */
export function useRespostas({ id, perguntas }: Avaliacao): Respostas {
  const [dadas, setDadas] = useState(() => new Map(perguntas.map((p) => [p.perguntaId, dadaEm(p)])))
  const [rascunho, setRascunho] = useState<Rascunho>('igual')
  const changed = useRef(new Map<number, Resposta>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const save = useCallback(async () => {
    clearTimeout(timer.current)
    const respostas = [...changed.current.values()]
    if (respostas.length === 0) return
    changed.current.clear()
    setRascunho('salvando')
    try {
      await put(`avaliacoes/${id}/rascunho`, { respostas })
      setRascunho((now) => (now === 'salvando' ? 'salvo' : now))
    } catch (error) {
      // what was not saved goes with the next change, unless it was changed again
      for (const each of respostas)
        if (!changed.current.has(each.perguntaId)) changed.current.set(each.perguntaId, each)
      setRascunho({ falhou: asFailure(error) })
    }
  }, [id])

  useEffect(() => {
    const leave = () => void (document.visibilityState === 'hidden' && save())
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      void save()
    }
  }, [save])

  return {
    dadas,
    rascunho,
    muda(resposta) {
      setDadas((now) => new Map(now).set(resposta.perguntaId, resposta))
      changed.current.set(resposta.perguntaId, resposta)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void save(), wait)
    },
    async entrega() {
      clearTimeout(timer.current)
      const handed = await put<Avaliacao>(`avaliacoes/${id}/respostas`, { respostas: [...dadas.values()] })
      changed.current.clear()
      return handed
    },
  }
}

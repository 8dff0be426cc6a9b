import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { TextTarget } from '#admin/form/state/text-targets.ts'
import { asApiError, isAbort } from '#admin/providers/api-error.ts'
import { askJson } from '#admin/providers/ask.ts'
import { getJson } from '#admin/providers/http.ts'
import { ERROR_TIME, useBubble } from './bubble.ts'

export interface Credits {
  disponiveis: number
  gratuitosPorMes: number
  concedidos: number
  configurado: boolean
}

const base = '/api/geral/assistente-rh'
const key = ['assistente', 'creditos']

/** One conversation: credits, what was asked, what came back. */
export function useAssistant(onExhausted: () => void) {
  const client = useQueryClient()
  const credits = useQuery({ queryKey: key, queryFn: () => getJson<Credits>(`${base}/creditos`, { quiet: true }) })
  const [asking, setAsking] = useState(false)
  const [suggestion, setSuggestion] = useState<string>()
  const { bubble, say, hush } = useBubble()

  const ask = async (prompt: string, target: TextTarget | undefined) => {
    const query = new URLSearchParams({ prompt })
    if (target) query.set('campo', target.label)
    if (target?.maxLength) query.set('maximo', String(target.maxLength))
    setAsking(true)
    hush()
    try {
      const { sugestao, creditos } = await askJson<{ sugestao: string; creditos: Credits }>(`${base}/sugestao`, query, {
        quiet: true,
      })
      setSuggestion(sugestao)
      client.setQueryData(key, creditos)
    } catch (thrown) {
      if (isAbort(thrown)) return
      const { code, message } = asApiError(thrown)
      say({ text: message, severity: 'error' }, ERROR_TIME)
      void client.invalidateQueries({ queryKey: key })
      if (code === 'OpenAICallLimitReached') onExhausted()
    } finally {
      setAsking(false)
    }
  }

  const reload = async () => {
    try {
      client.setQueryData(key, await getJson<Credits>(`${base}/creditos/recarregar`, { quiet: true }))
    } catch (thrown) {
      say({ text: asApiError(thrown).message, severity: 'error' }, ERROR_TIME)
    }
  }

  return { credits, asking, suggestion, setSuggestion, bubble, say, hush, ask, reload }
}

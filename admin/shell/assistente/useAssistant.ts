import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { TextTarget } from '#admin/form/state/text-targets.ts'
import { asApiError, isAbort } from '#admin/providers/api-error.ts'
import { askJson } from '#admin/providers/ask.ts'
import { getJson } from '#admin/providers/http.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import { ERROR_TIME, useBubble } from './bubble.ts'
import { assistenteTexts } from './texts.ts'

export interface Credits {
  disponiveis: number
  gratuitosPorMes: number
  concedidos: number
  configurado: boolean
}

/** Content of a request, and its destination, as the server's preview returns it. */
export interface Envio {
  /** the service's host */
  destino: string
  modelo: string
  mensagens: { role: 'system' | 'user'; content: string }[]
  conferencia: string
}

/** A previewed request, and the query that sends exactly its content. */
export interface Sending {
  envio: Envio
  query: URLSearchParams
}

/** Maximum query length in characters: proxies in front of the server accept URLs up to 8 KB. */
const LONGEST_QUERY = 7500

const base = '/api/geral/assistente-rh'
const key = ['assistente', 'creditos']

/** State of the assistant: credits, running request, suggestion. */
export function useAssistant(onExhausted: () => void) {
  const client = useQueryClient()
  const credits = useQuery({ queryKey: key, queryFn: () => getJson<Credits>(`${base}/creditos`, { quiet: true }) })
  const [asking, setAsking] = useState(false)
  const [suggestion, setSuggestion] = useState<string>()
  const { bubble, say, hush } = useBubble()

  const failed = (thrown: unknown) => {
    if (isAbort(thrown)) return
    const { code, message } = asApiError(thrown)
    say({ text: message, severity: 'error' }, ERROR_TIME)
    if (code === 'OpenAICallLimitReached') onExhausted()
  }

  /** Fetches the preview of a request from the server: sends nothing to the service and uses no credit. Undefined when that failed. */
  const preview = async (prompt: string, target: TextTarget | undefined, entity: Entity | undefined) => {
    const query = new URLSearchParams({ prompt })
    if (target) query.set('campo', target.label)
    if (target?.maxLength) query.set('maximo', String(target.maxLength))
    const about = target?.entity ?? entity
    if (about) query.set('registro', about.path)
    if (query.toString().length > LONGEST_QUERY) {
      say({ text: assistenteTexts.tooMuch, severity: 'error' }, ERROR_TIME)
      return undefined
    }
    hush()
    try {
      const envio = await askJson<Envio>(`${base}/sugestao/previa`, query, { quiet: true })
      query.set('conferencia', envio.conferencia)
      return { envio, query }
    } catch (thrown) {
      failed(thrown)
      return undefined
    }
  }

  const ask = async ({ query }: Sending) => {
    setAsking(true)
    hush()
    try {
      const { sugestao, creditos } = await askJson<{ sugestao: string; creditos: Credits }>(`${base}/sugestao`, query, {
        quiet: true,
      })
      setSuggestion(sugestao)
      client.setQueryData(key, creditos)
    } catch (thrown) {
      failed(thrown)
      void client.invalidateQueries({ queryKey: key })
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

  return { credits, asking, suggestion, setSuggestion, bubble, say, hush, preview, ask, reload }
}

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, getJson, sendJson } from '#admin/providers/http.ts'
import type { PermissionGroup } from '#schemas/runtime/answers/utilities/api-keys.ts'
import type { DeliveryLine, NewSecret, TrialResult, WebhookState } from '#schemas/runtime/answers/utilities/webhooks.ts'

const base = '/api/utilitario/webhooks'

/** Reads whether a webhook can deliver, and why not; `versao` in the key refetches after the address changed. */
export const useSituacao = (id: number, versao: unknown) =>
  useQuery({
    queryKey: ['webhooks', id, 'situacao', versao],
    queryFn: () => getJson<WebhookState>(`${base}/${id}/situacao`),
    gcTime: 0,
  })

/** One page of the deliveries, newest first. */
export const useEntregas = (id: number, situacao: string, page: number, size: number) =>
  useQuery({
    queryKey: ['webhooks', id, 'entregas', situacao, page],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ situacao, page: String(page), size: String(size) })
      const response = await call(`${base}/${id}/entregas?${query}`, { signal })
      const linhas = (await response.json()) as DeliveryLine[]
      return { linhas, total: Number(response.headers.get('Content-Range')?.split('/').at(-1) ?? 0) }
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
  })

/** Returns the titles of events: 'Etapas Seletivas: Alterado'. */
export function useNomes(): (entrega: Pick<DeliveryLine, 'entidade' | 'evento'>) => string {
  const { data = [] } = useQuery({
    queryKey: ['webhooks', 'eventos'],
    queryFn: () => getJson<PermissionGroup[]>(`${base}/eventos`),
  })
  const names = new Map(
    data.flatMap(({ telas }) =>
      telas.flatMap(({ titulo, permissoes }) =>
        permissoes.map((each) => [each.authority, `${titulo}: ${each.titulo}`] as const),
      ),
    ),
  )
  return ({ entidade, evento }) => names.get(`${entidade}:${evento}`) ?? `${entidade}: ${evento}`
}

/** Mutations of a webhook outside its form; each refetches its queries. */
export function useWebhookCalls(id: number) {
  const client = useQueryClient()
  const post = async <T>(path: string, body: object = {}): Promise<T> => {
    try {
      return await sendJson<T>('POST', `${base}/${id}/${path}`, body)
    } finally {
      await client.invalidateQueries({ queryKey: ['webhooks', id] })
    }
  }
  return {
    segredo: () => post<NewSecret>('segredo'),
    teste: () => post<TrialResult>('teste'),
    reenvia: (entrega: number) => post(`entregas/${entrega}/reenvia`),
    reenviaFalhas: (desde: Date) => post<{ reenviadas: number }>('reenvia-falhas', { desde: desde.toISOString() }),
    atualiza: () => client.invalidateQueries({ queryKey: ['webhooks', id] }),
  }
}

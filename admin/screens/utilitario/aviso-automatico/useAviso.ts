import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, getJson } from '#admin/providers/http.ts'
import type { SentLine, UpcomingLine } from '#schemas/runtime/answers/notices.ts'

const base = '/api/utilitario/avisos-automaticos'

/** Reads the messages a notice has sent; `versao` in the key refetches after a save. */
export const useEnvios = (id: number, versao: number, page: number, size: number) =>
  useQuery({
    queryKey: ['avisos-automaticos', 'envios', id, versao, page],
    queryFn: async () => {
      const response = await call(`${base}/${id}/envios?page=${page}&size=${size}`)
      const linhas = (await response.json()) as SentLine[]
      return { linhas, total: Number(response.headers.get('Content-Range')?.split('/').at(-1) ?? 0) }
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
  })

/** Reads the messages a notice will send. */
export const usePrevistos = (id: number, versao: number) =>
  useQuery({
    queryKey: ['avisos-automaticos', 'previstos', id, versao],
    queryFn: () => getJson<UpcomingLine[]>(`${base}/${id}/previstos`),
    gcTime: 0,
  })

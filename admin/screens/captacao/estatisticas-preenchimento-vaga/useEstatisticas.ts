import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { asApiError } from '#admin/providers/api-error.ts'
import { getJson } from '#admin/providers/http.ts'
import type { Estatisticas } from '#schemas/runtime/answers/recruitment/vacancies.ts'

export type Filtro = Record<string, string>

/** Reads the statistics of the filtered requests; `vazio` is the server's message when no request matches. */
export function useEstatisticas(filtro: Filtro) {
  const query = new URLSearchParams(filtro).toString()
  const { data, error, refetch } = useQuery({
    queryKey: ['estatisticas-preenchimento-vaga', query],
    queryFn: ({ signal }) =>
      getJson<Estatisticas>(`/api/captacao/estatisticas-preenchimento-vaga?${query}`, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const failure = error ? asApiError(error) : undefined
  return {
    data: failure ? undefined : data,
    vazio: failure?.status === 404 ? failure.message : undefined,
    recusa: failure?.status === 400 ? failure.message : undefined,
    falhou: failure !== undefined && failure.status !== 404 && failure.status !== 400,
    refetch: () => void refetch(),
  }
}

import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { askJson } from '#admin/providers/ask.ts'
import { sendJson } from '#admin/providers/http.ts'
import type { Sugestoes } from '#schemas/runtime/answers/recruitment/selection-board.ts'

/** Reads candidates ordered by fit with a request, or those whose name contains `q`. */
export const useSugestoes = (resource: string, solicitacaoId: number, q: string) =>
  useQuery({
    queryKey: ['selecao', 'sugestoes', solicitacaoId, q],
    queryFn: ({ signal }) =>
      askJson<Sugestoes>(`/api/${resource}/sugestoes`, new URLSearchParams({ solicitacao: String(solicitacaoId), q }), {
        signal,
        quiet: true,
      }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })

export function useInclui(resource: string, solicitacaoId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (candidatosIds: number[]) =>
      sendJson<{ incluidos: number }>('POST', `/api/${resource}/inclui`, {
        solicitacoesIds: [solicitacaoId],
        candidatosIds,
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['selecao', 'quadro', solicitacaoId] }),
  })
}

import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { askJson } from '#admin/providers/ask.ts'
import { sendJson } from '#admin/providers/http.ts'

export interface Sugestao {
  candidatoId: number
  nome: string
  foto: string | null
  cidade: string | null
  /** 0 to 100 */
  aderencia: number
  /** by the name of the criterion, 0 to 1 */
  atende: Record<string, number>
}

export interface Sugestoes {
  criterios: { nome: string; titulo: string; peso: number }[]
  candidatos: Sugestao[]
}

/** Candidates who fit a request, or whose name has these words. */
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

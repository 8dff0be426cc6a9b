import { useQuery } from '@tanstack/react-query'
import { getJson } from '#admin/providers/http.ts'
import type { Modelo } from '#schemas/runtime/answers/recruitment/candidate-evaluations.ts'

/** Reads the models that can be released in the candidate's step; undefined until loaded. */
export function useModelos(solicitacaoId: number, etapaId: number | null): Modelo[] | undefined {
  const query = new URLSearchParams({
    solicitacao: String(solicitacaoId),
    ...(etapaId ? { etapa: String(etapaId) } : {}),
  })
  const { data } = useQuery({
    queryKey: ['selecao', 'modelos', solicitacaoId, etapaId],
    queryFn: ({ signal }) => getJson<Modelo[]>(`/api/captacao/avaliacoes/modelos?${query}`, { signal }),
    gcTime: 0,
  })
  return data
}

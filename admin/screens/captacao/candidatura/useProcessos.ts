import { useQuery } from '@tanstack/react-query'
import { getJson } from '#admin/providers/http.ts'
import type { Processo } from '#schemas/runtime/answers/recruitment/candidacies.ts'

/** Reads the candidate's selections that the session may see, active ones first. */
export const useProcessos = (candidatoId: number) =>
  useQuery({
    queryKey: ['candidatura', 'processos', candidatoId],
    queryFn: ({ signal }) =>
      getJson<Processo[]>(`/api/captacao/candidato-solicitacoes/do-candidato/${candidatoId}`, { signal, quiet: true }),
  })

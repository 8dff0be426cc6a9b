import { useQuery } from '@tanstack/react-query'
import { getJson } from '#admin/providers/http.ts'
import type { Processo } from '#schemas/runtime/answers/candidacies.ts'

/** All selections of a candidate that the session sees, those under way first. */
export const useProcessos = (candidatoId: number) =>
  useQuery({
    queryKey: ['candidatura', 'processos', candidatoId],
    queryFn: ({ signal }) =>
      getJson<Processo[]>(`/api/captacao/candidato-solicitacoes/do-candidato/${candidatoId}`, { signal, quiet: true }),
  })

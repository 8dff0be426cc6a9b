import { useQuery } from '@tanstack/react-query'
import { getJson } from '#admin/providers/http.ts'

/** A selection a candidate is in. */
export interface Processo {
  id: number
  situacao: 'E' | 'C' | 'R' | 'D'
  aptidao: 'I' | 'S' | 'N' | null
  motivo: string | null
  etapa: string | null
  prazoDias: number | null
  dias: number
  solicitacao: { id: number; descricao: string; aberta: boolean }
  /** 0 to 100 */
  aderencia: number
  criterios: { titulo: string; peso: number; parte: number }[]
}

/** All selections of a candidate that the session sees, those under way first. */
export const useProcessos = (candidatoId: number) =>
  useQuery({
    queryKey: ['candidatura', 'processos', candidatoId],
    queryFn: ({ signal }) =>
      getJson<Processo[]>(`/api/captacao/candidato-solicitacoes/do-candidato/${candidatoId}`, { signal, quiet: true }),
  })

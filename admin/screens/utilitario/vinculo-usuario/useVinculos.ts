import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getJson, sendJson } from '#admin/providers/http.ts'
import type { SemVinculo, Vinculo } from '#schemas/runtime/answers/utilities/user-links.ts'

const url = '/api/utilitario/usuarios/vinculos'

/** Reads the users without a talent in the company, each with a proposed one. */
export const useSemVinculo = () =>
  useQuery({
    queryKey: [url],
    queryFn: ({ signal }) => getJson<SemVinculo[]>(url, { signal }),
    refetchOnWindowFocus: false,
    gcTime: 0,
  })

export function useVincula() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (vinculos: Vinculo[]) => sendJson<{ vinculados: number }>('PUT', url, { vinculos }),
    onSuccess: () => client.invalidateQueries({ queryKey: [url] }),
  })
}

import { useQuery } from '@tanstack/react-query'
import { call, getJson } from '#admin/providers/http.ts'

/** Query key prefix of all counts of positions. */
export const POSITIONS = ['cargos-da-empresa']

const CARGOS = '/api/cargo-salario/cargos'

/** Ids of the positions without an organisational area. */
export function useWithoutAreas(): number[] {
  const { data = [] } = useQuery({
    queryKey: [...POSITIONS, 'sem-areas'],
    queryFn: async ({ signal }) => {
      const filter = encodeURIComponent('{"areasOrganizacionais_vazio":true}')
      const rows = await getJson<{ id: number }[]>(`${CARGOS}?filter=${filter}&range=[0,999]`, { signal })
      return rows.map(({ id }) => id)
    },
  })
  return data
}

/** Number of positions of the company, and its maximum (0: unlimited). GET /empresas/maximo-cargos */
export function useLimit(): { cargos: number; maximo: number } | undefined {
  const maximo = useQuery({
    queryKey: [...POSITIONS, 'maximo'],
    queryFn: ({ signal }) => getJson<number>('/api/empresas/maximo-cargos', { signal }),
  })
  const cargos = useQuery({
    queryKey: [...POSITIONS, 'total'],
    enabled: maximo.data !== undefined && maximo.data > 0,
    queryFn: async ({ signal }) => {
      const { headers } = await call(`${CARGOS}?range=[0,0]`, { signal })
      return Number(/\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1] ?? 0)
    },
  })
  return maximo.data !== undefined && maximo.data > 0 && cargos.data !== undefined
    ? { cargos: cargos.data, maximo: maximo.data }
    : undefined
}

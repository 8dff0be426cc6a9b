import { useQuery } from '@tanstack/react-query'
import { getJson } from '#admin/providers/http.ts'
import type { Grouped } from '../GroupedPicker.tsx'

/** A measure available to the user. */
export interface OfferedMeasure extends Grouped {
  comparacoes: { nome: string; titulo: string }[]
  /** its parts add up to a whole */
  soma: boolean
}

/** GET /api/analytics/paineis-empresa/medidas. */
interface Offered {
  /** URL of the definition module of the filters */
  filtros: string
  medidas: OfferedMeasure[]
}

/** Query of the measures available to dashboards of a company. */
export const useOfferedMeasures = () =>
  useQuery({
    queryKey: ['paineis-empresa', 'medidas'],
    queryFn: () => getJson<Offered>('/api/analytics/paineis-empresa/medidas'),
    staleTime: 60_000,
  })

import { useQuery } from '@tanstack/react-query'
import { getJson } from '#admin/providers/http.ts'
import type { Grouped } from '../GroupedPicker.tsx'

/** A measure that one may be told. */
export interface OfferedMeasure extends Grouped {
  comparacoes: { nome: string; titulo: string }[]
  /** its parts make a whole */
  soma: boolean
}

/** GET /api/analytics/paineis-empresa/medidas. */
interface Offered {
  /** address of the definition module of the filters */
  filtros: string
  medidas: OfferedMeasure[]
}

/** Of what dashboards of the company are composed. */
export const useOfferedMeasures = () =>
  useQuery({
    queryKey: ['paineis-empresa', 'medidas'],
    queryFn: () => getJson<Offered>('/api/analytics/paineis-empresa/medidas'),
    staleTime: 60_000,
  })

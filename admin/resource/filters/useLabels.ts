import { useQuery } from '@tanstack/react-query'
import type { LookupItem } from '#admin/form/lookup.ts'
import { useFormServices } from '../services/form-services.ts'

export interface Labels {
  items: LookupItem[]
  /** ids without a record this session may see; empty until the server has answered */
  missing: number[]
}

/** Fetches the labels of records known by id only, as in a URL with filters. */
export function useLabels(target: string, ids: number[]): Labels {
  const { lookup } = useFormServices()
  const { data } = useQuery({
    queryKey: ['opcoes', target, 'ids', ...ids],
    queryFn: () => lookup.find(target, ids),
    enabled: ids.length > 0,
    staleTime: 60_000,
  })
  const missing = data ? ids.filter((id) => !data.some((item) => item.id === id)) : []
  return { items: data ?? [], missing }
}

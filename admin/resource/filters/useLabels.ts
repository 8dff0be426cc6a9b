import { useQuery } from '@tanstack/react-query'
import type { LookupItem } from '#admin/form/lookup.ts'
import { useFormServices } from '../services/form-services.ts'

/** The texts of records known by their ids only, as in an address with filters. */
export function useLabels(target: string, ids: number[]): LookupItem[] {
  const { lookup } = useFormServices()
  const { data } = useQuery({
    queryKey: ['opcoes', target, 'ids', ...ids],
    queryFn: () => lookup.byIds(target, ids),
    enabled: ids.length > 0,
    staleTime: 60_000,
  })
  return data ?? []
}

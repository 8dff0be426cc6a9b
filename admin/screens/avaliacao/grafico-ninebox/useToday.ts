import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { askJson } from '#admin/providers/ask.ts'
import type { Talento } from '#schemas/generated/types/gestao-talentos/talento.ts'

/** Area and situation of a talent today. */
export type Today = Pick<Talento, 'areaOrganizacional' | 'situacao'> & { id: number }

/** Reads area and situation of talents today, by id. Talents the user may not see are absent, and on an error the map is empty. */
export function useToday(ids: number[]): ReadonlyMap<number, Today> {
  const { data = [] } = useQuery({
    queryKey: ['talentos', 'by-ids', ids],
    queryFn: ({ signal }) =>
      askJson<Today[]>('/api/cargo-salario/colaboradores/by-ids', new URLSearchParams({ ids: ids.join(',') }), {
        signal,
        quiet: true,
      }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
  return new Map(data.map((one) => [one.id, one]))
}

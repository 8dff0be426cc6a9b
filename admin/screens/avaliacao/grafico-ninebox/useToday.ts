import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { askJson } from '#admin/providers/ask.ts'
import type { Talento } from '#schemas/generated/types/gestao-talentos/talento.ts'

/** A talent as he is today. */
export type Today = Pick<Talento, 'areaOrganizacional' | 'situacao'> & { id: number }

/** Where people of a cycle are today, by their ids; nothing of whom the reader does not see, and nothing where it cannot be read: their place in the cycle stays. */
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

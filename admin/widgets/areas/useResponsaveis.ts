import { useQuery } from '@tanstack/react-query'
import { getJson } from '#admin/providers/http.ts'
import type { Responsavel } from '#schemas/runtime/answers/positions/area.ts'
import { partsOf } from '#schemas/runtime/parts.ts'

const AREAS = '/api/cargo-salario/areas-organizacionais'

type Ask = (url: string) => Promise<Responsavel[]>

/** Fetches the people responsible for these areas, in calls of at most 600 ids each — spec 2 §7 */
export async function fetchResponsaveis(areas: number[], ask: Ask = getJson): Promise<Responsavel[]> {
  const answers = await Promise.all(partsOf(areas).map((part) => ask(`${AREAS}/responsaveis?id=${part.join(',')}`)))
  return answers.flat()
}

/** Query of the people responsible for the areas shown; disabled until there are any. */
export const useResponsaveis = (areas: number[]) =>
  useQuery({
    queryKey: ['responsaveis', areas.join(',')],
    enabled: areas.length > 0,
    queryFn: ({ signal }) => fetchResponsaveis(areas, (url) => getJson(url, { signal, quiet: true })),
    gcTime: 0,
  })

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ask } from '#admin/providers/ask.ts'

/** One page of what happened, newest first; `query` is what stands in the screen's address. While the next is on its way the last stays. */
export const useLines = <Line>(base: string, query: string) =>
  useQuery({
    queryKey: [base, query],
    queryFn: async ({ signal }) => {
      const response = await ask(base, new URLSearchParams(query), { signal })
      const linhas = (await response.json()) as Line[]
      return { linhas, total: Number(response.headers.get('Content-Range')?.split('/').at(-1) ?? 0) }
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
  })

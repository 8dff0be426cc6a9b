import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ask } from '#admin/providers/ask.ts'

/** Query of one page of a log, newest first; `query` is the URL's search. The previous page stays while the next one loads. */
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

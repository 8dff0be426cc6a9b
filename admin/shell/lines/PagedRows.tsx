import Paper from '@mui/material/Paper'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '#admin/providers/http.ts'
import { PlainPagination } from '#admin/resource/list/pages/PlainPagination.tsx'
import { NothingYet } from '../NothingYet.tsx'
import { PageSkeleton } from '../PageSkeleton.tsx'
import { RetryAlert } from '../RetryAlert.tsx'

/** Rows per page. */
export const PAGE_ROWS = 15

/** One page of rows, and the total. */
interface Page<Row> {
  rows: Row[]
  total: number
}

/** Query of one page of a call that answers with `Content-Range`. @param key prefix of the query key, for invalidation @param asked parameters besides the page */
export function usePage<Row>(
  key: string,
  url: string,
  asked: Record<string, string>,
  page: number,
): UseQueryResult<Page<Row>> {
  const query = new URLSearchParams({ ...asked, page: String(page), size: String(PAGE_ROWS) }).toString()
  return useQuery({
    queryKey: [key, url, query],
    queryFn: async ({ signal }) => {
      const response = await call(`${url}?${query}`, { signal })
      const total = Number(response.headers.get('Content-Range')?.split('/').at(-1) ?? 0)
      return { rows: (await response.json()) as Row[], total }
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  })
}

interface Props<Row> {
  found: UseQueryResult<Page<Row>>
  page: number
  onPage(page: number): void
  failed: string
  /** text for no rows */
  nothing: string
  /** filters or a search are active */
  filtered: boolean
  children(rows: Row[]): ReactNode
}

/** Rows of a page, or its loading, error or empty state. */
export function PagedRows<Row>({ found, page, onPage, failed, nothing, filtered, children }: Props<Row>) {
  const { data, error, refetch } = found
  if (error && !data) return <RetryAlert onRetry={refetch}>{failed}</RetryAlert>
  if (!data) return <PageSkeleton />
  if (data.rows.length === 0) return <NothingYet filtered={filtered}>{nothing}</NothingYet>
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      {children(data.rows)}
      <PlainPagination total={data.total} page={page} size={PAGE_ROWS} onPage={onPage} />
    </Paper>
  )
}

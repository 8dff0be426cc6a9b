import type { SvgIconProps } from '@mui/material/SvgIcon'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { getJson } from '#admin/providers/http.ts'
import { NothingYet } from '../NothingYet.tsx'
import { PageSkeleton } from '../PageSkeleton.tsx'
import { RetryAlert } from '../RetryAlert.tsx'
import { PageHeader } from './PageHeader.tsx'

interface Props<Row> {
  /** call that returns the rows */
  url: string
  icon: ComponentType<SvgIconProps>
  failed: string
  none: string
  children: (row: Row) => ReactNode
}

/** Page with all rows of one call, stacked. */
export function RowsPage<Row>({ url, icon, failed, none, children }: Props<Row>) {
  const { data, error, refetch } = useQuery({
    queryKey: ['rows', url],
    queryFn: ({ signal }) => getJson<Row[]>(url, { signal, quiet: true }),
    gcTime: 0,
  })
  return (
    <>
      <PageHeader />
      {error ? (
        <RetryAlert onRetry={refetch}>{failed}</RetryAlert>
      ) : !data ? (
        <PageSkeleton />
      ) : data.length === 0 ? (
        <NothingYet icon={icon}>{none}</NothingYet>
      ) : (
        data.map(children)
      )}
    </>
  )
}

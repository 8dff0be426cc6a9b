import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { asApiError } from '#admin/providers/api-error.ts'
import { getJson } from '#admin/providers/http.ts'
import { loadDefinition } from '#admin/resource/definition.ts'
import { PageHeader } from '#admin/shell/PageHeader.tsx'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { ForbiddenPage } from '#admin/shell/pages/ForbiddenPage.tsx'
import { ServerErrorPage } from '#admin/shell/pages/ServerErrorPage.tsx'
import { DashboardBody } from './DashboardBody.tsx'
import { boardAddress, type DashboardInfo } from './dashboard.ts'

/** /<group>/<dashboard>: filters, figures and charts as its definition says them. */
export default function DashboardPage() {
  const [, group = '', name = ''] = useLocation().pathname.split('/')
  return <Dashboard key={`${group}/${name}`} path={`${group}/${name}`} />
}

function Dashboard({ path }: { path: string }) {
  const address = boardAddress(path)
  const info = useQuery({ queryKey: ['painel', path], queryFn: () => getJson<DashboardInfo>(address) })
  const form = useQuery({
    queryKey: ['definition', info.data?.filtros],
    queryFn: () => loadDefinition(info.data?.filtros ?? ''),
    enabled: info.data !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const error = info.error ?? form.error
  if (error && asApiError(error).status === 403) return <ForbiddenPage />
  if (error) return <ServerErrorPage error={error} onRetry={() => void (info.error ? info : form).refetch()} />
  return (
    <>
      <PageHeader />
      {info.data && form.data ? (
        <DashboardBody address={address} path={path} info={info.data} runtime={form.data.runtime} />
      ) : (
        <PageSkeleton />
      )}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { asApiError } from '#admin/providers/api-error.ts'
import { getJson } from '#admin/providers/http.ts'
import { loadDefinition } from '#admin/resource/definition.ts'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { ForbiddenPage } from '#admin/shell/pages/ForbiddenPage.tsx'
import { NotFoundPage } from '#admin/shell/pages/NotFoundPage.tsx'
import { ServerErrorPage } from '#admin/shell/pages/ServerErrorPage.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { DashboardBody } from './DashboardBody.tsx'
import { boardAddress, type DashboardInfo } from './dashboard.ts'

/** /<group>/<dashboard>: filters, figures and charts of its definition. */
export default function DashboardPage() {
  const [, group = '', name = ''] = useLocation().pathname.split('/')
  return <Dashboard key={`${group}/${name}`} path={`${group}/${name}`} />
}

interface Props {
  /** 'analytics/vagas', 'empresa/12' */
  path: string
  /** beside the title */
  actions?: ReactNode
}

/** One dashboard, built in or composed by the company. */
export function Dashboard({ path, actions }: Props) {
  const info = useQuery({ queryKey: ['painel', path], queryFn: () => getJson<DashboardInfo>(boardAddress(path)) })
  const form = useQuery({
    queryKey: ['definition', info.data?.filtros],
    queryFn: () => loadDefinition(info.data?.filtros ?? ''),
    enabled: info.data !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const error = info.error ?? form.error
  const status = error && asApiError(error).status
  if (status === 403) return <ForbiddenPage />
  if (status === 404) return <NotFoundPage />
  if (error) return <ServerErrorPage error={error} onRetry={() => void (info.error ? info : form).refetch()} />
  return (
    <>
      <PageHeader title={info.data?.titulo} actions={info.data && actions} />
      {info.data && form.data ? (
        <DashboardBody path={path} info={info.data} runtime={form.data.runtime} />
      ) : (
        <PageSkeleton />
      )}
    </>
  )
}

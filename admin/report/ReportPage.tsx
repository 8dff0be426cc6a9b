import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { loadDefinition } from '#admin/resource/definition.ts'
import { PageHeader } from '#admin/shell/PageHeader.tsx'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { NotFoundPage } from '#admin/shell/pages/NotFoundPage.tsx'
import { ServerErrorPage } from '#admin/shell/pages/ServerErrorPage.tsx'
import { ReportForm } from './ReportForm.tsx'
import { type ReportSummary, useReports } from './reports.ts'

/** /<group>/relatorios/<report>: the filter form of a report and its files. */
export default function ReportPage() {
  const { group, name } = useParams()
  const { data: reports, error, refetch } = useReports()
  if (error) return <ServerErrorPage error={error} onRetry={() => void refetch()} />
  if (!reports) return <PageSkeleton />
  const report = reports.find(({ path }) => path === `${group}/relatorios/${name}`)
  return report ? <Report key={report.path} report={report} /> : <NotFoundPage />
}

function Report({ report }: { report: ReportSummary }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['definition', report.url],
    queryFn: () => loadDefinition(report.url),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error) return <ServerErrorPage error={error} onRetry={() => void refetch()} />
  return (
    <>
      <PageHeader title={report.title} />
      {data ? <ReportForm report={report} runtime={data.runtime} /> : <PageSkeleton />}
    </>
  )
}

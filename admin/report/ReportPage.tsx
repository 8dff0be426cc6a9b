import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { asApiError } from '#admin/providers/api-error.ts'
import { getJson } from '#admin/providers/http.ts'
import { loadDefinition } from '#admin/resource/definition.ts'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { ForbiddenPage } from '#admin/shell/pages/ForbiddenPage.tsx'
import { NotFoundPage } from '#admin/shell/pages/NotFoundPage.tsx'
import { ServerErrorPage } from '#admin/shell/pages/ServerErrorPage.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { ReportForm } from './ReportForm.tsx'
import { type ReportSummary, useReports } from './reports.ts'

/** /<group>/relatorios/<report>: the filter form of a report and its files. */
export default function ReportPage() {
  const { group, name } = useParams()
  const { data: reports, error, refetch } = useReports()
  if (error) return <ServerErrorPage error={error} onRetry={() => void refetch()} />
  if (!reports) return <PageSkeleton />
  const report = reports.find(({ path }) => path === `${group}/relatorios/${name}`)
  return report ? <Report key={report.path} report={report} /> : <NoReport path={`${group}/relatorios/${name}`} />
}

/** 403 for a report this session may not run, 404 for an unknown one (spec 1 §2.1). */
function NoReport({ path }: { path: string }) {
  const { error, isPending } = useQuery({
    queryKey: ['relatorio', path],
    queryFn: () => getJson(`/api/schemas/${path}`, { quiet: true }),
  })
  if (isPending) return <PageSkeleton />
  return asApiError(error).status === 403 ? <ForbiddenPage /> : <NotFoundPage />
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
      {report.resumo && (
        <Typography color="text.secondary" sx={{ mb: 2, maxWidth: 720 }}>
          {report.resumo}
        </Typography>
      )}
      {data ? <ReportForm report={report} runtime={data.runtime} /> : <PageSkeleton />}
    </>
  )
}

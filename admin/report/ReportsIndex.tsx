import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { useParams } from 'react-router-dom'
import { useSession } from '#admin/providers/session.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { entriesOf } from '#admin/shell/menu/search.ts'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { ForbiddenPage } from '#admin/shell/pages/ForbiddenPage.tsx'
import { NotFoundPage } from '#admin/shell/pages/NotFoundPage.tsx'
import { ServerErrorPage } from '#admin/shell/pages/ServerErrorPage.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { type ReportSummary, useReports } from './reports.ts'
import { reportTexts } from './texts.ts'

/** /<group>/relatorios: the reports of a group that this session may run, in the order of the menu (spec 2 §2). */
export default function ReportsIndex() {
  const { group = '' } = useParams()
  const { menu } = useSession().info
  const { data: reports, error, refetch } = useReports()
  if (error) return <ServerErrorPage error={error} onRetry={() => void refetch()} />
  if (!reports) return <PageSkeleton />
  const entries = entriesOf(menu)
  const own = reports.filter((report) => report.group === group)
  const [title] = entries.find(({ item }) => own.some(({ path }) => item.url === `/${path}`))?.trail ?? []
  if (own.length === 0)
    return entries.some(({ item }) => item.url?.startsWith(`/${group}/`)) ? <ForbiddenPage /> : <NotFoundPage />
  const place = ({ path }: ReportSummary) => entries.findIndex(({ item }) => item.url === `/${path}`)
  return (
    <>
      <PageHeader title={reportTexts.ofGroup(title ?? group)} />
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(300px, 1fr))' },
        }}
      >
        {[...own]
          .sort((a, b) => place(a) - place(b))
          .map((report) => (
            <ReportCard key={report.path} report={report} />
          ))}
      </Box>
    </>
  )
}

const ReportCard = ({ report: { path, title, resumo } }: { report: ReportSummary }) => (
  <Card component="li" variant="outlined">
    <CardActionArea component={AppLink} to={`/${path}`} sx={{ height: '100%', p: 2, display: 'block' }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {resumo && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {resumo}
        </Typography>
      )}
    </CardActionArea>
  </Card>
)

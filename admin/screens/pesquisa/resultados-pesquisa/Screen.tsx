import Paper from '@mui/material/Paper'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { Comments } from '#admin/desempenho/Comments.tsx'
import { pesquisasTexts as t } from '#admin/i18n/pesquisas.ts'
import { asApiError } from '#admin/providers/api-error.ts'
import { getJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import { Results } from '#admin/questionario/resultados/Results.tsx'
import { ReportFiles } from '#admin/report/ReportFiles.tsx'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { PageHeader } from '#admin/shell/PageHeader.tsx'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import type { SurveyResults } from '#schemas/runtime/answers/survey-results.ts'
import { Plan } from './Plan.tsx'

/** What a survey came to, for HR; of an anonymous one after the closing. */
export default function Screen() {
  const { id = '' } = useParams()
  const decides = useSession().info.authorities.includes('ROLE_CAD_PESQUISA_DIVULGA')
  const { data, error, refetch } = useQuery({
    queryKey: ['resultados-pesquisa', id],
    queryFn: ({ signal }) =>
      getJson<SurveyResults>(`/api/pesquisa/pesquisas/${id}/resultados`, { signal, quiet: true }),
    gcTime: 0,
    retry: false,
  })
  return (
    <>
      <PageHeader
        note={data?.titulo}
        crumbs={[
          { label: t.surveys, to: '/pesquisa/pesquisas' },
          ...(data ? [{ label: data.titulo, to: `/pesquisa/pesquisas/${id}` }] : []),
        ]}
        actions={data && <Files resultados={data} />}
      />
      {error ? (
        asApiError(error).status === 409 ? (
          <NothingYet>{error.message}</NothingYet>
        ) : (
          <RetryAlert onRetry={refetch}>{error.message}</RetryAlert>
        )
      ) : !data ? (
        <PageSkeleton />
      ) : (
        <>
          <Results resultados={data} />
          <Plan pesquisa={data.id} />
          {data.anonima && decides && (
            <Paper variant="outlined" sx={{ p: 2, mt: 3 }}>
              <Comments url={`/api/pesquisa/pesquisas/${id}/comentarios`} about={data.titulo} />
            </Paper>
          )}
        </>
      )}
    </>
  )
}

/** All of it on paper and as a sheet, from the survey's report. */
const Files = ({ resultados: { id, titulo, dataIni, dataFim } }: { resultados: SurveyResults }) => (
  <ReportFiles
    path="avaliacao/relatorios/pesquisa"
    filters={{ pesquisaId: { id }, dataIni, dataFim }}
    file={titulo}
    labels={FORMATOS}
  />
)

const FORMATOS = { pdf: 'PDF', xlsx: 'XLSX' } as const

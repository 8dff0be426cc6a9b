import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { CommentList } from '#admin/desempenho/CommentList.tsx'
import { getJson } from '#admin/providers/http.ts'
import { ActionPlan } from '#admin/questionario/resultados/ActionPlan.tsx'
import { Results } from '#admin/questionario/resultados/Results.tsx'
import { resultadosTexts as t } from '#admin/questionario/resultados/texts.ts'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import type { ToldResults } from '#schemas/runtime/answers/surveys/survey-results.ts'

/** The published results of a survey, for its participants. */
export default function Screen() {
  const { id } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['resultados-divulgados', id],
    queryFn: ({ signal }) =>
      getJson<ToldResults>(`/api/pesquisa/pesquisas/${id}/resultados-divulgados`, { signal, quiet: true }),
    gcTime: 0,
    retry: false,
  })
  if (error)
    return (
      <>
        <PageHeader />
        <RetryAlert onRetry={refetch}>{error.message}</RetryAlert>
      </>
    )
  if (!data) return <PageSkeleton />
  return (
    <>
      <PageHeader note={data.titulo} />
      <Results resultados={data} />
      {data.acoes.length > 0 && <ActionPlan acoes={data.acoes} />}
      {data.comentarios.length > 0 && (
        <Paper variant="outlined" sx={{ p: 2, mt: 3 }}>
          <Typography variant="h2" sx={{ mb: 1 }}>
            {t.comments}
          </Typography>
          <CommentList comentarios={data.comentarios} />
        </Paper>
      )}
    </>
  )
}

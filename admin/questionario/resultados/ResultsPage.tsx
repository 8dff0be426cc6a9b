import Paper from '@mui/material/Paper'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Comments } from '#admin/desempenho/Comments.tsx'
import { asApiError } from '#admin/providers/api-error.ts'
import { getJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import type { SurveyResults } from '#schemas/runtime/answers/surveys/survey-results.ts'
import { Results } from './Results.tsx'

interface Props {
  /** route of its records and screens: 'pesquisa/pesquisas' */
  route: string
  id: string
  /** plural title of its records */
  plural: string
  /** authority to release comments */
  decides: string
  /** beside the title */
  actions?(resultados: SurveyResults): ReactNode
  /** between the figures and the comments */
  below?(resultados: SurveyResults): ReactNode
}

/** Results of a survey for HR: after closing, without names; with the comments for users who decide on them. */
export function ResultsPage({ route, id, plural, decides, actions, below }: Props) {
  const may = useSession().info.authorities.includes(decides)
  const { data, error, refetch } = useQuery({
    queryKey: ['resultados', route, id],
    queryFn: ({ signal }) => getJson<SurveyResults>(`/api/${route}/${id}/resultados`, { signal, quiet: true }),
    gcTime: 0,
    retry: false,
  })
  return (
    <>
      <PageHeader
        note={data?.titulo}
        actions={data && actions?.(data)}
        crumbs={[{ label: plural, to: `/${route}` }, ...(data ? [{ label: data.titulo, to: `/${route}/${id}` }] : [])]}
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
          {below?.(data)}
          {data.anonima && may && (
            <Paper variant="outlined" sx={{ p: 2, mt: 3 }}>
              <Comments url={`/api/${route}/${id}/comentarios`} about={data.titulo} />
            </Paper>
          )}
        </>
      )}
    </>
  )
}

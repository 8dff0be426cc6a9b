import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router-dom'
import { getJson } from '#admin/providers/http.ts'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'

/** Answers a named survey by proxy, on the page of that participant's copy — spec 2 §2 */
export default function Screen() {
  const { idQuestionario, idColaborador, idTurma } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['por-outro-usuario', idQuestionario, idColaborador, idTurma],
    queryFn: ({ signal }) =>
      getJson<{ id: number }>(
        `/api/pesquisa/colaborador-respostas/${idQuestionario}/por-outro-usuario/${idColaborador}/turma/${idTurma}`,
        { signal, quiet: true },
      ),
    gcTime: 0,
    retry: false,
  })
  if (data) return <Navigate replace to={`/avaliacao/respostas?colaboradorQuestionarioId=${data.id}`} />
  return (
    <>
      <PageHeader />
      {error ? <RetryAlert onRetry={refetch}>{error.message}</RetryAlert> : <PageSkeleton />}
    </>
  )
}

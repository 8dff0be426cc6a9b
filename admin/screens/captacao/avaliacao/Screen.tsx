import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { asApiError } from '#admin/providers/api-error.ts'
import { getJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { NotFoundPage } from '#admin/shell/pages/NotFoundPage.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import type { AvaliacaoDoRh } from '#schemas/runtime/answers/recruitment/candidate-evaluations.ts'
import { Answer } from './Answer.tsx'
import { Head } from './Head.tsx'
import { Result } from './Result.tsx'
import { avaliacaoTexts } from './texts.ts'

/** One evaluation of a candidate: answered here by HR, or read and corrected — spec 1 §2.2, §7.3 */
export default function Screen() {
  const { id = '' } = useParams()
  const { schemas } = useSession()
  const client = useQueryClient()
  const queryKey = ['avaliacao', id]
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => getJson<AvaliacaoDoRh>(`/api/captacao/avaliacoes/${id}/resultado`, { signal }),
    gcTime: 0,
  })
  const canUpdate = schemas.some(({ path, can }) => path === 'captacao/avaliacao-candidato' && can.update)
  if (error && asApiError(error).status === 404) return <NotFoundPage />
  if (error && !data) return <RetryAlert onRetry={refetch}>{avaliacaoTexts.loadFailed}</RetryAlert>
  if (!data) return <PageSkeleton />
  const changed = (next: AvaliacaoDoRh) => client.setQueryData(queryKey, next)
  const answering = data.situacao === 'P' && !data.expirada && data.respondente === 'R' && canUpdate
  return (
    <>
      <Head avaliacao={data} />
      {answering ? (
        <Answer avaliacao={data} onChanged={changed} onClosed={() => void refetch()} />
      ) : (
        <Result avaliacao={data} canCorrect={canUpdate} onChanged={changed} />
      )}
    </>
  )
}

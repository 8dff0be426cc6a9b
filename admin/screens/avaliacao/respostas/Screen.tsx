import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { asApiError } from '#admin/providers/api-error.ts'
import { getJson } from '#admin/providers/http.ts'
import type { Avaliacao } from '#admin/questionario/avaliacao.ts'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { PageHeader } from '#admin/shell/PageHeader.tsx'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { NotFoundPage } from '#admin/shell/pages/NotFoundPage.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { Answering } from './Answering.tsx'
import { respostasTexts as t } from './texts.ts'

/** /avaliacao/respostas?colaboradorQuestionarioId=7: one evaluation being answered — spec 2 §2, §5 */
export default function Screen() {
  const id = useSearchParams()[0].get('colaboradorQuestionarioId') ?? ''
  if (!/^[1-9]\d{0,14}$/.test(id))
    return (
      <>
        <PageHeader />
        <NothingYet>{t.which}</NothingYet>
      </>
    )
  return <One key={id} id={id} />
}

function One({ id }: { id: string }) {
  const client = useQueryClient()
  const queryKey = ['avaliacao-respostas', id]
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      getJson<Avaliacao>(`/api/avaliacao/respostas/colaborador?colaboradorQuestionarioId=${id}`, { signal }),
    gcTime: 0,
    // what is being typed is not to be replaced
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
  if (error && asApiError(error).status === 404) return <NotFoundPage />
  if (error && !data) return <RetryAlert onRetry={refetch}>{t.loadFailed}</RetryAlert>
  if (!data) return <PageSkeleton />
  return (
    <Answering
      avaliacao={data}
      onChanged={(next) => client.setQueryData(queryKey, next)}
      onClosed={() => void refetch()}
    />
  )
}

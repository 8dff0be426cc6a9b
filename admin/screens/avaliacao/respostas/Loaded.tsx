import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { asApiError } from '#admin/providers/api-error.ts'
import { getJson } from '#admin/providers/http.ts'
import type { Avaliacao } from '#admin/questionario/avaliacao.ts'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { NotFoundPage } from '#admin/shell/pages/NotFoundPage.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import type { AnswersProps } from './Answers.tsx'
import { respostasTexts as t } from './texts.ts'

/** Query of a copy to be answered; never refetched by itself, as that would replace what is typed. */
export const copyQuery = (id: string | number) => ({
  queryKey: ['avaliacao-respostas', String(id)],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    getJson<Avaliacao>(`/api/avaliacao/respostas/colaborador?colaboradorQuestionarioId=${id}`, { signal }),
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retry: false,
})

/** Reads one copy on mount; 404 shows the not-found page. */
export function Loaded({ id, children }: { id: string | number; children(props: AnswersProps): ReactNode }) {
  const client = useQueryClient()
  const query = copyQuery(id)
  const { data, error, refetch } = useQuery(query)
  if (error && asApiError(error).status === 404) return <NotFoundPage />
  if (error && !data) return <RetryAlert onRetry={refetch}>{t.loadFailed}</RetryAlert>
  if (!data) return <PageSkeleton />
  return children({
    avaliacao: data,
    onChanged: (next) => client.setQueryData(query.queryKey, next),
    onClosed: () => void refetch(),
  })
}

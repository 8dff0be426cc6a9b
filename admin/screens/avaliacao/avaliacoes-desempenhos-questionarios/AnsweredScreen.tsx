import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { asApiError } from '#admin/providers/api-error.ts'
import { getJson } from '#admin/providers/http.ts'
import { type Avaliacao, itensDe, quemDe } from '#admin/questionario/avaliacao.ts'
import { Cabeca } from '#admin/questionario/Cabeca.tsx'
import { Competencias } from '#admin/questionario/Competencias.tsx'
import { Escrita } from '#admin/questionario/Escrita.tsx'
import { Papeis } from '#admin/questionario/Papeis.tsx'
import { Respondidas } from '#admin/questionario/Respondidas.tsx'
import { Resultado } from '#admin/questionario/Resultado.tsx'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { NotFoundPage } from '#admin/shell/pages/NotFoundPage.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { minhasTexts as t } from './texts.ts'

/** /avaliacao/avaliacoes-desempenhos-questionarios/{id}: the user's own answers as handed in — spec 2 §7 */
export default function AnsweredScreen() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['minhas-respostas', id],
    queryFn: async ({ signal }): Promise<Avaliacao> => {
      const [questionario, respostas] = await Promise.all([
        getJson<Avaliacao>(`/api/avaliacao/avaliacoes-desempenhos-questionarios/${id}`, { signal }),
        getJson<Avaliacao['respostas']>(
          `/api/avaliacao/respostas/avaliacao-desempenho-questionario?colaboradorQuestionarioId=${id}`,
          { signal },
        ),
      ])
      return { ...questionario, respostas }
    },
    gcTime: 0,
    retry: false,
  })
  if (error && asApiError(error).status === 404) return <NotFoundPage />
  if (error && !data) return <RetryAlert onRetry={refetch}>{t.oneFailed}</RetryAlert>
  if (!data) return <PageSkeleton />
  const respondida = data.situacao === 'R'
  const nome = [data.titulo, quemDe(data)].filter(Boolean).join(' - ')
  return (
    <>
      <Cabeca avaliacao={data} actions={respondida && <Papeis id={data.id} nome={nome} />} />
      <Alert severity={respondida ? 'success' : 'info'} sx={{ mb: 2, maxWidth: 920 }}>
        {respondida ? t.answered : t.notAnswered}
        <Resultado resultado={data.resultado} />
      </Alert>
      <Respondidas itens={itensDe(data)} entregue={respondida} resultado={false} />
      <Competencias avaliacao={data} />
      <Escrita avaliacao={data} />
    </>
  )
}

import Alert from '@mui/material/Alert'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { asApiError } from '#admin/providers/api-error.ts'
import { getJson, sendJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import { type Avaliacao, itensDe, quemDe } from '#admin/questionario/avaliacao.ts'
import { Cabeca } from '#admin/questionario/Cabeca.tsx'
import { Competencias } from '#admin/questionario/Competencias.tsx'
import { Escrita } from '#admin/questionario/Escrita.tsx'
import { Papeis } from '#admin/questionario/Papeis.tsx'
import { Respondidas } from '#admin/questionario/Respondidas.tsx'
import { Total } from '#admin/questionario/Total.tsx'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { NotFoundPage } from '#admin/shell/pages/NotFoundPage.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { resultadoTexts as t } from './texts.ts'

/** /avaliacao/avaliacoes/{id}/resultado: the answers and the result; answers in free text are given their marks here — spec 2 §5, §7 */
export default function Screen() {
  const { id = '' } = useParams()
  const { schemas } = useSession()
  const client = useQueryClient()
  const queryKey = ['avaliacao-resultado', id]
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => getJson<Avaliacao>(`/api/avaliacao/avaliacoes/${id}/resultado`, { signal }),
    gcTime: 0,
  })
  const canUpdate = schemas.some(({ path, can }) => path === 'avaliacao/colaborador-questionario' && can.update)
  if (error && asApiError(error).status === 404) return <NotFoundPage />
  if (error && !data) return <RetryAlert onRetry={refetch}>{t.loadFailed}</RetryAlert>
  if (!data) return <PageSkeleton />
  const respondida = data.situacao === 'R'
  const { performance, performanceManual, aprovado, aspectos = [] } = data
  return (
    <>
      <Cabeca
        avaliacao={data}
        actions={respondida && <Papeis id={data.id} nome={[data.titulo, quemDe(data)].join(' - ')} />}
      />
      {!respondida && (
        <Alert severity="info" sx={{ mb: 2, maxWidth: 920 }}>
          {t.waits}
        </Alert>
      )}
      <Total
        performance={performance}
        performanceManual={performanceManual}
        minimo={data.percentualMinimoAprovacao}
        aprovado={aprovado}
        aspectos={aspectos}
      />
      <Respondidas
        itens={itensDe(data)}
        entregue={respondida}
        resultado
        fatos={({ pergunta: { peso = 1 } }) => t.weight(peso)}
        corrige={
          canUpdate && respondida
            ? async (correcoes) => {
                const body = { versao: data.versao, correcoes }
                client.setQueryData(
                  queryKey,
                  await sendJson<Avaliacao>('PUT', `/api/avaliacao/avaliacoes/${data.id}/correcao`, body),
                )
              }
            : undefined
        }
      />
      <Competencias avaliacao={data} />
      <Escrita avaliacao={{ observacao: data.observacao }} />
    </>
  )
}

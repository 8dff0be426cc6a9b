import Leaderboard from '@mui/icons-material/Leaderboard'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { resultadosTexts as t } from '#admin/desempenho/texts.ts'
import { asApiError } from '#admin/providers/api-error.ts'
import { getJson } from '#admin/providers/http.ts'
import { RecordPicker } from '#admin/shell/fields/RecordPicker.tsx'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import type { ResultadoDoAvaliado } from '#schemas/runtime/answers/evaluation/cycle-results.ts'
import { Results } from './Results.tsx'

/** The results of everybody in a closed cycle; the cycle is a query parameter — spec 2 §3, §4 */
export default function Screen() {
  const [params, setParams] = useSearchParams()
  const ciclo = Number(params.get('avaliacaoDesempenhoId')) || undefined
  const { data, error, refetch } = useQuery({
    queryKey: ['resultados-desempenho', ciclo],
    queryFn: ({ signal }) =>
      getJson<ResultadoDoAvaliado[]>(`/api/avaliacao/avaliacoes-desempenho/${ciclo}/resultados`, {
        signal,
        quiet: true,
      }),
    enabled: ciclo !== undefined,
    gcTime: 0,
    retry: false,
  })
  const picker = (
    <RecordPicker
      route="avaliacao/avaliacoes-desempenho"
      label={t.cycle}
      value={ciclo}
      onChange={(id) => setParams(id ? { avaliacaoDesempenhoId: String(id) } : {})}
    />
  )
  return (
    <>
      <PageHeader actions={picker} />
      {ciclo === undefined ? (
        <NothingYet icon={Leaderboard}>{t.choose}</NothingYet>
      ) : error ? (
        asApiError(error).status === 409 ? (
          <NothingYet icon={Leaderboard}>{asApiError(error).message}</NothingYet>
        ) : (
          <RetryAlert onRetry={refetch}>{t.loadFailed}</RetryAlert>
        )
      ) : !data ? (
        <PageSkeleton />
      ) : data.length === 0 ? (
        <NothingYet icon={Leaderboard}>{t.none}</NothingYet>
      ) : (
        <Results resultados={data} />
      )}
    </>
  )
}

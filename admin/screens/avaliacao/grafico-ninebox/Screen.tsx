import GridView from '@mui/icons-material/GridViewOutlined'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { asApiError } from '#admin/providers/api-error.ts'
import { getJson } from '#admin/providers/http.ts'
import { RecordPicker } from '#admin/shell/fields/RecordPicker.tsx'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import type { NineBoxChart } from '#schemas/runtime/answers/evaluation/ninebox.ts'
import { Chart } from './Chart.tsx'
import { NINEBOX } from './ninebox.ts'
import { Source } from './Source.tsx'
import { nineboxTexts as t } from './texts.ts'

/** The Nine Box of a closed cycle; cycle and performance source are in the address — spec 2 §3, §4 */
export default function Screen() {
  const ciclo = Number(useParams().id) || undefined
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const source = params.get('desempenho') === 'niveis' ? 'chart/cncc' : 'chart'
  const { data, error, refetch } = useQuery({
    queryKey: ['ninebox', source, ciclo],
    queryFn: ({ signal }) => getJson<NineBoxChart>(`${NINEBOX}/${source}/${ciclo}`, { signal, quiet: true }),
    enabled: ciclo !== undefined,
    gcTime: 0,
    retry: false,
  })
  const picker = (
    <>
      <Source value={source} onChange={(next) => setParams(next === 'chart' ? {} : { desempenho: 'niveis' })} />
      <RecordPicker
        route="avaliacao/avaliacoes-desempenho"
        label={t.cycle}
        value={ciclo}
        onChange={(id) => navigate(id ? `/avaliacao/ninebox/chart/${id}` : '/avaliacao/ninebox/chart')}
      />
    </>
  )
  const nothing =
    ciclo === undefined
      ? `${t.choose} ${t.bothAxes}`
      : asApiError(error).status === 409
        ? asApiError(error).message
        : data?.vazio
  return (
    <>
      <PageHeader actions={picker} />
      {ciclo === undefined || data?.vazio || (error && asApiError(error).status === 409) ? (
        <NothingYet icon={GridView}>{nothing}</NothingYet>
      ) : error && !data ? (
        <RetryAlert onRetry={refetch}>{t.loadFailed}</RetryAlert>
      ) : !data ? (
        <PageSkeleton />
      ) : (
        <Chart key={`${source}${ciclo}`} grafico={data} onChanged={refetch} />
      )}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { DoughnutChart } from '#admin/charts/charts.tsx'
import type { ChartData } from '#admin/charts/data.ts'
import { getJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import type { Contagem } from '#schemas/runtime/answers/recruitment/vacancies.ts'
import { deskTexts } from '../texts.ts'

const t = deskTexts.situations
const path = 'captacao/solicitacao-pessoal'

/** Solicitações by situation and, one level below, by area; only with access to the register, and only the user's visible ones. */
export default function RequestsBySituation() {
  const schema = useSession().schemas.find((one) => one.path === path)
  return schema ? <Chart url={`/api/${schema.route}/por-situacao`} /> : null
}

function Chart({ url }: { url: string }) {
  const { empresa } = useSession().info
  const { data: counts } = useQuery({
    queryKey: [path, 'por-situacao', empresa.id],
    queryFn: ({ signal }) => getJson<Contagem[]>(url, { signal, quiet: true }),
  })
  const data = useMemo(() => chartOf(counts ?? []), [counts])
  const detail = async ([situation]: string[]) => {
    const { situacao = '' } = counts?.find(({ nome }) => nome === situation) ?? {}
    return chartOf(await getJson<Contagem[]>(`${url}?situacao=${encodeURIComponent(situacao)}`))
  }
  return (
    <DoughnutChart
      title={t.title}
      category={t.situation}
      data={data}
      loading={!counts}
      detail={detail}
      depth={1}
      height={240}
    />
  )
}

const chartOf = (counts: Contagem[]): ChartData => ({
  categories: counts.map(({ nome }) => nome),
  series: [{ title: t.requests, values: counts.map(({ quantidade }) => quantidade) }],
})

import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { BarChart, FunnelChart, LineBarChart } from '#admin/charts/charts.tsx'
import type { Estatisticas } from '#schemas/runtime/answers/recruitment/vacancies.ts'
import { estatisticasTexts } from './texts.ts'

/** Areas a chart can hold and still be read. */
const most = 12

const month = new Intl.DateTimeFormat('pt-BR', { month: 'short', year: '2-digit', timeZone: 'UTC' })
const monthText = (mes: string) => month.format(new Date(`${mes}-01T00:00:00Z`)).replace('. de ', '/')

/** Charts of funnel, filling by area, days by month and sources; each with its data as a table, printing and download as a picture. */
export function Charts({ funil, areas, meses, origens }: Estatisticas) {
  const t = estatisticasTexts
  const data = useMemo(() => {
    const first = areas.slice(0, most)
    return {
      funnel: {
        categories: funil.map(({ nome }) => nome),
        series: [{ title: t.candidates, values: funil.map(({ candidatos }) => candidatos) }],
      },
      areas: {
        categories: first.map(({ nome }) => nome),
        series: [
          { title: t.openings, values: first.map(({ vagas }) => vagas) },
          { title: t.filled, values: first.map(({ preenchidas }) => preenchidas) },
        ],
      },
      months: {
        categories: meses.map(({ mes }) => monthText(mes)),
        series: [
          { title: t.closed, values: meses.map(({ encerradas }) => encerradas) },
          { title: t.days, values: meses.map(({ mediaDias }) => Math.round(mediaDias)), line: true },
        ],
      },
      sources: {
        categories: origens.map(({ nome }) => nome),
        series: [
          { title: t.candidates, values: origens.map(({ candidatos }) => candidatos) },
          { title: t.hired, values: origens.map(({ contratados }) => contratados) },
        ],
      },
    }
  }, [funil, areas, meses, origens])
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <FunnelChart title={t.funnel} category={t.step} data={data.funnel} />
      <BarChart title={t.source} category={t.sourceName} data={data.sources} height={550} />
      <BarChart title={t.areas} category={t.area} data={data.areas} height={360} />
      <LineBarChart title={t.duration} category={t.month} data={data.months} height={360} />
    </Box>
  )
}

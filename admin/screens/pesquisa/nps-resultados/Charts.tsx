import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { BarChart, LineBarChart } from '#admin/charts/charts.tsx'
import type { MesNps } from '#schemas/runtime/answers/surveys/nps.ts'
import { shortMonth } from './months.ts'
import { npsResultadosTexts as t } from './texts.ts'

/** Distribution of the scores of one month, and the NPS by month. */
export function Charts({ mes: { distribuicao }, meses }: { mes: MesNps; meses: MesNps[] }) {
  const trend = useMemo(() => {
    const inOrder = meses.toReversed()
    return {
      categories: inOrder.map(({ mes }) => shortMonth(mes)),
      series: [{ title: t.nps, values: inOrder.map(({ nps }) => nps), line: true }],
    }
  }, [meses])
  const marks = useMemo(
    () => ({
      categories: (distribuicao ?? []).map((_, mark) => String(mark)),
      series: [{ title: t.given, values: distribuicao ?? [] }],
    }),
    [distribuicao],
  )
  // with too few answers the server sends no distribution: one column
  const columns = distribuicao ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)'
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: columns } }}>
      <div>
        <LineBarChart title={t.trend} category={t.month} data={trend} height={400} />
        {meses.some(({ oculta }) => oculta !== undefined) && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
            {t.trendNote}
          </Typography>
        )}
      </div>
      {distribuicao && <BarChart title={t.distribution} category={t.mark} data={marks} />}
    </Box>
  )
}

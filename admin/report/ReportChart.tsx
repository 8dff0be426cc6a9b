import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { HorizontalBarChart, LineBarChart } from '#admin/charts/charts.tsx'
import type { NumberFormat } from '#admin/charts/format.ts'
import type { ReportPreview } from './reports.ts'

const formats: Record<string, NumberFormat> = {
  decimal: 'decimal',
  percent: 'percentual',
  rate: 'percentual',
  money: 'moeda',
}

/** Chart of a report's rows, with the server's data, as in the PDF. */
export function ReportChart({ chart }: { chart: NonNullable<ReportPreview['grafico']> }) {
  const { title, kind, category, format, data } = chart
  const drawn = useMemo(
    () => ({
      categories: data.categories,
      series: data.series.map((series) => ({
        title: series.title,
        values: series.values.map((value) => value ?? undefined),
        line: kind === 'lines',
      })),
    }),
    [data, kind],
  )
  const Chart = kind === 'lines' ? LineBarChart : HorizontalBarChart
  return (
    <Box sx={{ mt: 2 }}>
      <Chart title={title} category={category} data={drawn} format={formats[format ?? '']} />
    </Box>
  )
}

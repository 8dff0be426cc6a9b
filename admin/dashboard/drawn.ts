import { BarChart, DoughnutChart, HorizontalBarChart, LineBarChart } from '#admin/charts/charts.tsx'
import type { ChartData } from '#admin/charts/data.ts'
import { type Counted, formatOf, type SeriesInfo } from './dashboard.ts'
import { dashboardTexts } from './texts.ts'

/** Chart component by kind. */
export const chartKinds = {
  bars: BarChart,
  'lying-bars': HorizontalBarChart,
  lines: LineBarChart,
  'line-bar': LineBarChart,
  doughnut: DoughnutChart,
} as const

export const NOTHING_DRAWN: ChartData = { categories: [], series: [] }

/** Converts counted numbers into chart data. */
export function dataOf(
  series: readonly SeriesInfo[],
  tipo: keyof typeof chartKinds,
  { categorias, series: counted }: Pick<Counted, 'categorias' | 'series'>,
): ChartData {
  const lines = tipo === 'lines'
  const [first] = series
  // a line beside bars gets an axis of its own, unless `mesmoEixo`: values in tens would vanish below hundreds
  const formatIn = (info: SeriesInfo) =>
    (info.linha && !info.mesmoEixo) || info.formato !== first?.formato ? formatOf(info) : undefined
  const values = (all: (number | null)[] = []) => all.map((value) => value ?? undefined)
  const own = series.map((info, at) => ({
    title: info.titulo,
    format: formatIn(info),
    values: values(counted[at]?.valores),
    line: lines || info.linha === true,
  }))
  const before = series.flatMap((info, at) =>
    counted[at]?.anteriores
      ? [
          {
            title: dashboardTexts.before(info.titulo),
            format: formatIn(info),
            values: values(counted[at]?.anteriores),
            line: lines || info.linha === true,
          },
        ]
      : [],
  )
  // a doughnut shows one period only, without comparison series
  return { categories: categorias.map(({ nome }) => nome), series: tipo === 'doughnut' ? own : [...own, ...before] }
}

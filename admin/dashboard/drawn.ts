import { BarChart, DoughnutChart, HorizontalBarChart, LineBarChart } from '#admin/charts/charts.tsx'
import type { ChartData } from '#admin/charts/data.ts'
import { type Counted, formatOf, type SeriesInfo } from './dashboard.ts'
import { dashboardTexts } from './texts.ts'

/** What draws each kind of chart. */
export const chartKinds = {
  bars: BarChart,
  'lying-bars': HorizontalBarChart,
  lines: LineBarChart,
  'line-bar': LineBarChart,
  doughnut: DoughnutChart,
} as const

export const NOTHING_DRAWN: ChartData = { categories: [], series: [] }

/** What is drawn of a figure's numbers. */
export function dataOf(
  series: readonly SeriesInfo[],
  tipo: keyof typeof chartKinds,
  { categorias, series: counted }: Pick<Counted, 'categorias' | 'series'>,
): ChartData {
  const lines = tipo === 'lines'
  const [first] = series
  // beside bars a line has an axis of its own: what is counted in tens would vanish below hundreds
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
  // parts of a whole are those of one period
  return { categories: categorias.map(({ nome }) => nome), series: tipo === 'doughnut' ? own : [...own, ...before] }
}

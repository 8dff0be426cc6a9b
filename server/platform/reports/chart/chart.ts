import type { CellFormat, ReportRow } from '../table.ts'

/** One set of values, one to each category; null where there is none. */
export interface ChartSeries {
  title: string
  values: (number | null)[]
}

export interface ChartData {
  /** what is compared: reasons, months, positions */
  categories: string[]
  series: ChartSeries[]
}

/** `bars`: names below each other, bars to the right; `lines`: along a time, one line per series. */
export type ChartKind = 'bars' | 'lines'

/** The picture of a report; `x-report.chart` names the filter that asks for it. */
export interface ReportChart {
  title: string
  kind: ChartKind
  /** what the categories are, as the head of their table: 'Motivo' */
  category: string
  format?: CellFormat
  /** the numbers, of the very rows of the table (`totalsBy`) */
  data(rows: ReportRow[]): ChartData
}

/** A picture with its numbers: plain data, for the preview and for the printer. */
export interface Chart extends Pick<ReportChart, 'title' | 'kind' | 'category' | 'format'> {
  data: ChartData
  /** the company's colour, '#rrggbb' */
  own?: string
}

/** The picture of these rows; undefined where the report has none or there is nothing to draw. */
export function chartOf(chart: ReportChart | undefined, rows: ReportRow[], own?: string): Chart | undefined {
  if (!chart) return undefined
  const { title, kind, category, format } = chart
  const data = chart.data(rows)
  const empty = data.series.every(({ values }) => values.every((value) => !value))
  return empty ? undefined : { title, kind, category, format, data, ...(own && { own }) }
}

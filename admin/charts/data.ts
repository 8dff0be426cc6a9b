import type { NumberFormat } from './format.ts'

/** One set of values, one to each category. */
export interface Series {
  title: string
  /** undefined where there is none: a gap, not a zero */
  values: (number | undefined)[]
  /** in a chart of lines and bars: drawn as a line */
  line?: boolean
  /** a line that keeps its height until the next category: an amount that holds from a day on */
  steps?: boolean
}

/** What every chart is given: the same for bars, lines, slices, radars and funnels. */
export interface ChartData {
  /** what is compared: months, areas, stages */
  categories: string[]
  series: Series[]
}

/** What every chart understands. */
export interface ChartProps {
  title: string
  data: ChartData
  /** how values read; whole numbers unless told */
  format?: NumberFormat
  /** what the categories are, as the head of the table: 'Mês', 'Área' */
  category?: string
  /** pixels */
  height?: number
  /** not there yet: a placeholder is shown */
  loading?: boolean
}

/** Whether there is nothing to draw: no categories, or no value in any series. */
export const isEmpty = ({ categories, series }: ChartData): boolean =>
  categories.length === 0 || series.every(({ values }) => values.every((value) => !value))

/** One row per category, as recharts wants it: `{ nome, s0, s1 }`. */
export type Row = { nome: string } & Record<string, number | string | undefined>

export const rowsOf = ({ categories, series }: ChartData): Row[] =>
  categories.map((nome, place) => ({
    nome,
    ...Object.fromEntries(series.map(({ values }, at) => [`s${at}`, values[place]])),
  }))

/** The stages of a funnel, the widest first; those of the same width keep their order. */
export function stagesOf({ categories, series }: ChartData): { nome: string; valor: number }[] {
  const values = series[0]?.values ?? []
  return categories
    .map((nome, place) => ({ nome, valor: values[place] ?? 0 }))
    .sort((one, other) => other.valor - one.valor)
}

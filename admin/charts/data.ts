import type { ReactNode } from 'react'
import type { NumberFormat } from './format.ts'

/** One set of values, one to each category. */
export interface Series {
  title: string
  /** undefined where there is none: a gap, not a zero */
  values: (number | undefined)[]
  /** in a chart of lines and bars: drawn as a line */
  line?: boolean
  /** how its values read, when not as those of the chart; beside bars such a line has an axis of its own */
  format?: NumberFormat
  /** a line that keeps its height until the next category: an amount that holds from a day on */
  steps?: boolean
}

/** What every chart is given: the same for bars, lines, slices, radars and funnels. */
export interface ChartData {
  /** what is compared: months, areas, stages */
  categories: string[]
  series: Series[]
}

/** A point of the window. */
export interface PickPlace {
  left: number
  top: number
}

/** Where a click was; where a key pressed a button, below the button. */
export function placeOf(event: Pick<MouseEvent, 'clientX' | 'clientY' | 'currentTarget'>): PickPlace {
  if (event.clientX > 0 || event.clientY > 0) return { left: event.clientX, top: event.clientY }
  const box = event.currentTarget instanceof Element ? event.currentTarget.getBoundingClientRect() : undefined
  return { left: box?.left ?? 0, top: box?.bottom ?? 0 }
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
  /** other numbers are on their way: these are shown faded until then */
  busy?: boolean
  /** of parts of a whole: the whole, where not every part is told */
  whole?: number
  /** below the title: where one is in the details */
  trail?: ReactNode
  /** further buttons beside those of every chart */
  tools?: ReactNode
  /** somebody chose a category, by its place; `at`: where on the screen */
  onPick?(place: number, at: PickPlace): void
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

/** How the values of a series read, by its key in a row. */
export const formatAt = (
  { series }: ChartData,
  key: unknown,
  format: NumberFormat | undefined,
): NumberFormat | undefined => series[Number(String(key).slice(1))]?.format ?? format

/** The stages of a funnel, the widest first; those of the same width keep their order. */
export function stagesOf({ categories, series }: ChartData): { nome: string; valor: number }[] {
  const values = series[0]?.values ?? []
  return categories
    .map((nome, place) => ({ nome, valor: values[place] ?? 0 }))
    .sort((one, other) => other.valor - one.valor)
}

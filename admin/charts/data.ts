import type { ReactNode } from 'react'
import type { NumberFormat } from './format.ts'

/** A series: one value per category. */
export interface Series {
  title: string
  /** undefined where there is no value: a gap, not a zero */
  values: (number | undefined)[]
  /** drawn as a line in a line-bar chart */
  line?: boolean
  /** number format, if other than the chart's; such a line beside bars has an axis of its own */
  format?: NumberFormat
  /** step line: a value holds until the next category */
  steps?: boolean
}

/** Data of every chart: bars, lines, slices, radars, funnels. */
export interface ChartData {
  /** category names: months, areas, stages */
  categories: string[]
  series: Series[]
}

/** Viewport coordinates in pixels. */
export interface PickPlace {
  left: number
  top: number
}

/** Returns the position of a click; for a key press, below the button. */
export function placeOf(event: Pick<MouseEvent, 'clientX' | 'clientY' | 'currentTarget'>): PickPlace {
  if (event.clientX > 0 || event.clientY > 0) return { left: event.clientX, top: event.clientY }
  const box = event.currentTarget instanceof Element ? event.currentTarget.getBoundingClientRect() : undefined
  return { left: box?.left ?? 0, top: box?.bottom ?? 0 }
}

/** Properties of every chart. */
export interface ChartProps {
  title: string
  data: ChartData
  /** number format; default: integer */
  format?: NumberFormat
  /** title of the category column in the table: 'Mês', 'Área' */
  category?: string
  /** height in pixels */
  height?: number
  /** data are loading: shows a placeholder */
  loading?: boolean
  /** newer data are loading: the chart is faded until then */
  busy?: boolean
  /** total of a whole, where some parts are withheld */
  whole?: number
  /** breadcrumbs below the title */
  trail?: ReactNode
  /** further buttons */
  tools?: ReactNode
  /** a category was chosen, by its index; `at`: position of the click */
  onPick?(place: number, at: PickPlace): void
}

/** Whether there is nothing to draw: no categories, or only missing and zero values. */
export const isEmpty = ({ categories, series }: ChartData): boolean =>
  categories.length === 0 || series.every(({ values }) => values.every((value) => !value))

/** Row per category in recharts' format: `{ nome, s0, s1 }`. */
export type Row = { nome: string } & Record<string, number | string | undefined>

export const rowsOf = ({ categories, series }: ChartData): Row[] =>
  categories.map((nome, place) => ({
    nome,
    ...Object.fromEntries(series.map(({ values }, at) => [`s${at}`, values[place]])),
  }))

/** Returns the number format of a series by its row key. */
export const formatAt = (
  { series }: ChartData,
  key: unknown,
  format: NumberFormat | undefined,
): NumberFormat | undefined => series[Number(String(key).slice(1))]?.format ?? format

/** Returns the stages of a funnel, largest first; equal ones keep their order. */
export function stagesOf({ categories, series }: ChartData): { nome: string; valor: number }[] {
  const values = series[0]?.values ?? []
  return categories
    .map((nome, place) => ({ nome, valor: values[place] ?? 0 }))
    .sort((one, other) => other.valor - one.valor)
}

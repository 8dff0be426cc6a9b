import type { ChartData } from './data.ts'

/** Bars shown initially. */
export const MOST_BARS = 20
/** Slices shown separately. */
export const MOST_SLICES = 12

/** Returns the first categories only; the server sorts them by size. */
export const firstOf = ({ categories, series }: ChartData, most: number): ChartData => ({
  categories: categories.slice(0, most),
  series: series.map((one) => ({ ...one, values: one.values.slice(0, most) })),
})

/** Returns the first slices, with all others merged into one. @param others label of the merged slice */
export function joinRest(data: ChartData, most: number, others: (n: number) => string): ChartData {
  const { categories, series } = data
  if (categories.length <= most) return data
  const kept = most - 1
  const sum = (values: readonly (number | undefined)[]): number | undefined => {
    const told = values.filter((value) => value !== undefined)
    return told.length > 0 ? told.reduce((all, value) => all + value, 0) : undefined
  }
  return {
    categories: [...categories.slice(0, kept), others(categories.length - kept)],
    series: series.map((one) => ({
      ...one,
      values: [...one.values.slice(0, kept), sum(one.values.slice(kept))],
    })),
  }
}

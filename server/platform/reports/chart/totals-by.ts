import type { ReportColumn, ReportRow } from '../table.ts'
import { Total } from '../totals.ts'
import type { ChartData } from './chart.ts'

/** Most categories of a picture that can still be read. */
const MOST = 12

/** One set of bars: which column is summed up, and how. */
export type Summed = Pick<ReportColumn, 'field' | 'title' | 'total'>

/**
 * Sums columns by the values of another one, in descending order of the first series. Categories that are 0 in all series and rows without a value are left
 * out; above twelve categories the smallest are joined as 'Outros'.
 */
export function totalsBy(field: string, columns: Summed[]): (rows: ReportRow[]) => ChartData {
  return (rows) => {
    const named = new Map<string, Total[]>()
    for (const row of rows) {
      const name = row[field]
      if (name === null || name === undefined || name === '') continue
      const totals = named.get(String(name)) ?? columns.map(newTotal)
      named.set(String(name), totals)
      for (const total of totals) total.add(row)
    }
    const all = [...named]
      .filter(([, totals]) => totals.some(({ value }) => value))
      .sort(([, a], [, b]) => (b[0]?.value ?? 0) - (a[0]?.value ?? 0))
    const shown = all.length > MOST ? all.slice(0, MOST - 1) : all
    const rest = all.slice(shown.length)
    if (rest.length > 0)
      shown.push([
        `Outros (${rest.length})`,
        together(
          rest.map(([, totals]) => totals),
          columns,
        ),
      ])
    return {
      categories: shown.map(([name]) => name),
      series: columns.map(({ title }, at) => ({ title, values: shown.map(([, totals]) => totals[at]?.value ?? null) })),
    }
  }
}

const newTotal = (column: Summed): Total => new Total(column)

function together(parts: Total[][], columns: Summed[]): Total[] {
  return columns.map((column, at) => {
    const total = newTotal(column)
    for (const part of parts) if (part[at]) total.join(part[at])
    return total
  })
}

import type { ReportColumn, ReportRow } from './define.ts'

/** What stands below a column for some rows; undefined where the column has no total. */
export function totalOf(column: ReportColumn, rows: ReportRow[]): number | undefined {
  if (!column.total) return undefined
  if (column.total === 'count') return rows.length
  const numbers = rows.map((row) => row[column.field]).filter((v): v is number => typeof v === 'number')
  const sum = numbers.reduce((a, b) => a + b, 0)
  if (column.total === 'sum') return sum
  return numbers.length > 0 ? sum / numbers.length : undefined
}

export interface Group {
  name: string
  rows: ReportRow[]
}

/** The rows by group, in the order they come; one nameless group without `groupBy`. */
export function groupsOf(rows: ReportRow[], groupBy: string | undefined): Group[] {
  if (!groupBy) return [{ name: '', rows }]
  const groups: Group[] = []
  for (const row of rows) {
    const name = String(row[groupBy] ?? 'Não informado')
    const last = groups.at(-1)
    if (last?.name === name) last.rows.push(row)
    else groups.push({ name, rows: [row] })
  }
  return groups
}

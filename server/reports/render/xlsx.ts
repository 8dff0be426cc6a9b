import { buffer } from 'node:stream/consumers'
import { neutral } from '#server/crud/exchange/csv.ts'
import { type Cell, xlsxStream } from '#server/crud/exchange/sheet.ts'
import { formatCell, isNumeric } from '../format.ts'
import { totalOf } from '../totals.ts'
import type { Rendered } from './rendered.ts'

/** The rows as XLSX, numbers as numbers, the group as first column, totals below. */
export async function renderXlsx({ report, rows }: Rendered): Promise<Buffer> {
  const { columns, groupBy } = report
  const first = groupBy ? [{ header: 'Grupo', width: 30 }] : []
  const body: Cell[][] = rows.map((row) => {
    const cells = columns.map(({ field, format }) => {
      const value = row[field]
      return typeof value === 'number' && isNumeric(format) ? value : neutral(formatCell(value, format))
    })
    return groupBy ? [neutral(String(row[groupBy] ?? '')), ...cells] : cells
  })
  if (columns.some((c) => c.total)) {
    const totals = columns.map((c) => totalOf(c, rows) ?? null)
    body.push(groupBy ? ['Total', ...totals] : totals)
  }
  const titles = [...first, ...columns.map((c) => ({ header: c.title, width: c.width }))]
  return Buffer.from(await buffer(xlsxStream({ name: report.title, columns: titles, rows: body })))
}

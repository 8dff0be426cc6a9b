import { bom, csvLine, neutral } from '#server/crud/exchange/csv.ts'
import { formatCell } from '../format.ts'
import type { Rendered } from './rendered.ts'

/** The rows as CSV for Excel, the group as first column. */
export function renderCsv({ report, rows }: Rendered): Buffer {
  const groupBy = report.groupBy
  const header = csvLine([...(groupBy ? ['Grupo'] : []), ...report.columns.map((c) => c.title)])
  const lines = rows.map((row) => {
    const cells = report.columns.map((c) => neutral(formatCell(row[c.field], c.format)))
    return csvLine(groupBy ? [neutral(String(row[groupBy] ?? '')), ...cells] : cells)
  })
  return Buffer.from(bom + header + lines.join(''), 'utf8')
}

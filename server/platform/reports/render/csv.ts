import { bom, csvLine, escapeFormula } from '#server/platform/crud/csv.ts'
import type { Batches, Report, ReportRow } from '../define.ts'
import { formatCell } from '../format.ts'

/** The rows as CSV for Excel, the group as first column; written as they come. */
export async function renderCsv(
  { columns, groupBy }: Pick<Report, 'columns' | 'groupBy'>,
  batches: Batches,
): Promise<Buffer> {
  const header = csvLine([...(groupBy ? ['Grupo'] : []), ...columns.map((c) => c.title)])
  const line = (row: ReportRow) => {
    const cells = columns.map((c) => escapeFormula(formatCell(row[c.field], c.format)))
    return csvLine(groupBy ? [escapeFormula(String(row[groupBy] ?? '')), ...cells] : cells)
  }
  const parts = [Buffer.from(bom + header, 'utf8')]
  for await (const rows of batches) parts.push(Buffer.from(rows.map(line).join(''), 'utf8'))
  return Buffer.concat(parts)
}

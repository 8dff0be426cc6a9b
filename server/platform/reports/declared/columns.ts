import { columnName } from '#schemas/report/columns.ts'
import { leafAt } from '#schemas/report/path.ts'
import { isoDay } from '#schemas/runtime/dates.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import type { XReportColumn, XValue } from '#schemas/runtime/written/report.ts'
import { isNumeric } from '#server/platform/reports/format.ts'
import type { CellFormat, ReportColumn } from '#server/platform/reports/table.ts'
import { type Cell, formatOf, type StatementRow } from './cells.ts'

/** A column of a report, with defaults from its field. */
export function columnOf(written: XReportColumn, cell: Cell, entity: Entity, entities: ReadonlyMap<string, Entity>) {
  const format = written.format ?? formatOf(cell)
  const title = written.title ?? titleOf(written.value, entity, entities)
  const column: ReportColumn = {
    field: columnName(written),
    title,
    width: written.width ?? widthOf(title, format, cell),
  }
  if (format !== 'text') column.format = format
  if (written.total) column.total = written.total
  return column
}

function titleOf(value: XValue, entity: Entity, entities: ReadonlyMap<string, Entity>): string {
  const leaf = typeof value === 'string' ? leafAt(entities, entity, value) : undefined
  return leaf && 'field' in leaf ? leaf.field.title : ''
}

const widths: Partial<Record<CellFormat, number>> = { date: 12, money: 14, code: 8, percent: 12 }
const TEXT = { least: 12, most: 34 }

/** Width for the title and for the usual length of values. */
function widthOf(title: string, format: CellFormat, { field, type }: Cell): number {
  const words = Math.max(...title.split(' ').map((word) => word.length)) + 2
  if (isNumeric(format) || format === 'date') return Math.max(widths[format] ?? 11, words)
  if (type === 'boolean' || field?.options) return Math.max(TEXT.least, words)
  if (type === 'instant') return Math.max(17, words)
  return Math.max(words, Math.min(TEXT.most, Math.max(TEXT.least, (field?.schema.maxLength ?? 60) * 0.6)))
}

/** The value of a cell in a column: numbers and days unformatted, so that spreadsheets can calculate with them; everything else as text. */
export function cellValue(cell: Cell, format: CellFormat = 'text', row: StatementRow): string | number | null {
  const value = cell.raw(row)
  if (value === null || value === undefined) return null
  if (typeof value === 'number' && isNumeric(format)) return value
  if (format === 'date' && cell.type === 'date') return String(value)
  if (format === 'date' && cell.type === 'instant') return isoDay(new Date(String(value)))
  return cell.text(row) || null
}

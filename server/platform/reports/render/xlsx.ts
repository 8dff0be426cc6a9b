import { buffer } from 'node:stream/consumers'
import { escapeFormula } from '#server/platform/crud/csv.ts'
import { type Cell, xlsxStream } from '#server/platform/crud/exchange/sheet.ts'
import type { Batches, CellFormat, PrintedReport, ReportRow } from '../define.ts'
import { formatCell, isNumeric } from '../format.ts'
import { Total } from '../totals.ts'

/** Excel's number formats by cell format. */
const shown: Partial<Record<CellFormat, string>> = {
  integer: '#,##0',
  code: '0',
  number: '#,##0.#',
  decimal: '#,##0.0',
  money: '#,##0.00',
  percent: '0.0"%"',
  rate: '0.00"%"',
  date: 'dd/mm/yyyy',
}

type Printed = Pick<PrintedReport, 'title' | 'columns' | 'groupBy'>

/** The rows as XLSX, numbers as numbers, the group as first column, totals below; written as they come. */
export async function renderXlsx(report: Printed, batches: Batches): Promise<Buffer> {
  const { columns, groupBy, title } = report
  const first = groupBy ? [{ header: 'Grupo', width: 30 }] : []
  const own = columns.map(({ title: header, width, format = 'text' }) => ({ header, width, numFmt: shown[format] }))
  return buffer(await xlsxStream({ name: title, columns: [...first, ...own], rows: cells(report, batches) }))
}

async function* cells({ columns, groupBy }: Printed, batches: Batches): AsyncGenerator<Cell[]> {
  const totals = columns.map((column) => new Total(column))
  for await (const rows of batches)
    for (const row of rows) {
      for (const total of totals) total.add(row)
      const own = columns.map(({ field, format }) => cell(row[field], format))
      yield groupBy ? [escapeFormula(String(row[groupBy] ?? '')), ...own] : own
    }
  if (!columns.some((c) => c.total)) return
  const below = totals.map(({ value }) => value ?? null)
  yield groupBy ? ['Total', ...below] : below
}

/** Excel's days begin in 1900, with a 29 February that did not exist. */
const FIRST_DAY = '1900-03-01'

function cell(value: ReportRow[string], format: CellFormat | undefined): Cell {
  if (typeof value === 'number' && isNumeric(format)) return value
  if (format === 'date' && typeof value === 'string' && value >= FIRST_DAY) {
    const day = new Date(`${value.slice(0, 10)}T00:00:00Z`)
    if (!Number.isNaN(day.getTime())) return day
  }
  return escapeFormula(formatCell(value, format))
}

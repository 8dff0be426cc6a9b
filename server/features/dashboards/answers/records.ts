import { writtenColumns } from '#schemas/report/columns.ts'
import type { MeasureDefinition } from '#schemas/runtime/model.ts'
import { inReadTransaction } from '#server/platform/crud/cursor.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { type Cell, Cells, type StatementRow } from '#server/platform/reports/declared/cells.ts'
import { cellValue, columnOf } from '#server/platform/reports/declared/columns.ts'
import { takeConcealedCells } from '#server/platform/reports/declared/concealed-cells.ts'
import { ifKnown } from '#server/platform/reports/declared/statement.ts'
import { valueSql } from '#server/platform/reports/declared/values.ts'
import { type ReportColumn, type ReportRow, ROW_ID } from '#server/platform/reports/define.ts'
import { ANY_DAY, type Asked } from '../asked.ts'
import { MeasureSql } from '../sql/measure-sql.ts'

/** Key of a row with the id of the record it opens. */
export const OPENS = 'registro_'

interface Shown {
  cell: Cell
  column: ReportColumn
}

/** Columns a session may see of the records of a measure whose register has no list. */
export const recordColumns = (ctx: Ctx, measure: MeasureDefinition): ReportColumn[] =>
  shownOf(ctx, measure, new MeasureSql(ctx, measure, ANY_DAY), new Cells()).map(({ column }) => column)

function shownOf(ctx: Ctx, { columns = [] }: MeasureDefinition, { base, entity }: MeasureSql, cells: Cells): Shown[] {
  return writtenColumns({ columns }).flatMap((written) => {
    const cell = ifKnown(() => cells.cell(written.value, base))
    return cell ? [{ cell, column: columnOf(written, cell, entity, ctx.deps.model.entities) }] : []
  })
}

/** Reads the records a measure counts, newest first, and their number. @param page absent: all of them */
export async function readRecords(
  ctx: Ctx,
  measure: MeasureDefinition,
  asked: Asked,
  page?: Page,
): Promise<{ columns: ReportColumn[]; rows: ReportRow[]; total: number }> {
  const source = new MeasureSql(ctx, measure, asked)
  const cells = new Cells()
  const shown = shownOf(ctx, measure, source, cells)
  const { record } = measure
  const id = record === undefined ? undefined : ifKnown(() => valueSql(record, source.base).id)
  const opens = id === undefined ? undefined : cells.select(id)
  const own = cells.select(`${source.base.alias}.id`)
  return inReadTransaction(ctx, async (within) => {
    // columns are computed for the rows of the page only
    const chosen = page && (await pageOf(within, measure, asked, page))
    const from = chosen ? source.rowsOf(chosen.ids) : source.rows()
    const text = `select ${cells.sql}${from} order by ${source.newest()}`
    const rows = await run<StatementRow>(within.db, text, source.values.list)
    await takeConcealedCells(within, cells.concealed, rows)
    return {
      columns: shown.map(({ column }) => column),
      rows: rows.map((row) => ({
        [ROW_ID]: Number(row[own]),
        ...(opens && row[opens] !== null && { [OPENS]: Number(row[opens]) }),
        ...Object.fromEntries(shown.map(({ cell, column }) => [column.field, cellValue(cell, column.format, row)])),
      })),
      total: chosen?.total ?? rows.length,
    }
  })
}

interface Page {
  offset: number
  limit: number
}

/** Ids of the records of a page, and the total. */
async function pageOf(ctx: Ctx, measure: MeasureDefinition, asked: Asked, { offset, limit }: Page) {
  const source = new MeasureSql(ctx, measure, asked)
  const { alias } = source.base
  const part = `limit ${source.values.add(limit)} offset ${source.values.add(offset)}`
  const found = await run<{ id: number; total: string }>(
    ctx.db,
    `select ${alias}.id, count(*) over () as total${source.rows()} order by ${source.newest()} ${part}`,
    source.values.list,
  )
  const [first] = found
  return {
    ids: found.map(({ id }) => id),
    total: first ? Number(first.total) : await countRecords(ctx, measure, asked),
  }
}

/** Counts the records for a page past the end, which has no rows to carry the total. */
async function countRecords(ctx: Ctx, measure: MeasureDefinition, asked: Asked): Promise<number> {
  const source = new MeasureSql(ctx, measure, asked)
  const [row] = await run<{ n: string }>(ctx.db, `select count(*) as n${source.rows()}`, source.values.list)
  return Number(row?.n ?? 0)
}

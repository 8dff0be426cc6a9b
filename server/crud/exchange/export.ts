import { writeXlsxStream } from 'hucre/xlsx'
import { formatValue } from '#schemas/runtime/display.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import { finish } from '../answer.ts'
import type { Ctx } from '../define.ts'
import { cursorStatement } from '../list.ts'
import type { ListQuery } from '../list-query.ts'
import { planOf } from '../plan.ts'
import { type Selection, selectionsOf } from '../select.ts'
import { run } from '../sql.ts'
import type { SheetColumn } from './columns.ts'
import { bom, csvLine, neutral } from './csv.ts'

const batch = 1000

/**
 * Everything a list request matches, in its order, a thousand records at a time: memory stays flat however long the list. A filter that does
 * not exist is refused here, before the answer has begun.
 */
function recordsOf(ctx: Ctx, query: ListQuery): AsyncGenerator<RecordData> {
  const plan = planOf(ctx.entity, ctx.deps.model)
  const selection = selectionsOf(plan).full
  return fetchAll(ctx, selection, cursorStatement(ctx, plan, selection.sql, query))
}

async function* fetchAll(
  ctx: Ctx,
  selection: Selection,
  { text, values }: ReturnType<typeof cursorStatement>,
): AsyncGenerator<RecordData> {
  const trx = await ctx.deps.database.kysely.startTransaction().execute()
  try {
    await run(trx, `declare exportacao no scroll cursor for ${text}`, values)
    for (;;) {
      const rows = await run<Record<string, unknown>>(trx, `fetch ${batch} from exportacao`, [])
      if (rows.length === 0) break
      const records = await finish(
        { ...ctx, db: trx },
        rows.map((row) => selection.toRecord(row)),
      )
      yield* records
    }
  } finally {
    await trx.rollback().execute()
  }
}

/** The whole list as CSV (`;`, UTF-8 with mark, formulas neutralised), streaming. */
export function exportCsv(ctx: Ctx, query: ListQuery, columns: SheetColumn[]): AsyncGenerator<string> {
  return csvLines(columns, recordsOf(ctx, query))
}

async function* csvLines(columns: SheetColumn[], records: AsyncGenerator<RecordData>): AsyncGenerator<string> {
  yield bom + csvLine(columns.map((c) => c.header))
  for await (const record of records)
    yield csvLine(columns.map(({ field }) => neutral(formatValue(field, valueAt(record, field.path)))))
}

/** The whole list as XLSX, streaming; numbers and dates keep their type. */
export function exportXlsx(ctx: Ctx, query: ListQuery, columns: SheetColumn[]): ReadableStream<Uint8Array> {
  const records = recordsOf(ctx, query)
  async function* rows() {
    for await (const record of records) yield columns.map((column) => xlsxCell(column, record))
  }
  const options = {
    name: sheetName(ctx.entity.plural),
    columns: columns.map(({ header, field }) => ({ header, width: field.type === 'string' ? 30 : 14 })),
    freezePane: { rows: 1 },
  }
  return writeXlsxStream(rows(), options)
}

function xlsxCell({ field }: SheetColumn, record: RecordData): string | number | null {
  const value = valueAt(record, field.path)
  if (value === undefined) return null
  if (typeof value === 'number' && !field.options) return value
  return neutral(formatValue(field, value))
}

/** What Excel takes as a sheet's name. */
const sheetName = (text: string) => text.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31)

import { formatValue } from '#schemas/runtime/display.ts'
import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import { finish } from '../answer.ts'
import type { Ctx } from '../define.ts'
import { cursorStatement } from '../list.ts'
import type { ListQuery } from '../list-query.ts'
import { planOf } from '../plan.ts'
import { type Selection, selectionsOf } from '../select.ts'
import { run } from '../sql.ts'
import type { SheetColumn } from './columns.ts'
import { neutral } from './csv.ts'
import type { Cell, Sheet, SheetFormat } from './sheet.ts'

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

/** Everything a list request matches as a spreadsheet, streaming; in XLSX numbers keep their type. A wrong filter is refused at once. */
export function exportSheet(ctx: Ctx, query: ListQuery, columns: SheetColumn[], format: SheetFormat): Sheet {
  return {
    name: ctx.entity.plural,
    columns: columns.map(({ header, field }) => ({ header, width: field.type === 'string' ? 30 : 14 })),
    rows: rowsOf(recordsOf(ctx, query), columns, format === 'csv' ? textCell : typedCell),
  }
}

async function* rowsOf(records: AsyncGenerator<RecordData>, columns: SheetColumn[], cell: typeof typedCell) {
  for await (const record of records) yield columns.map(({ field }) => cell(field, valueAt(record, field.path)))
}

const textCell = (field: Field, value: unknown): Cell => neutral(formatValue(field, value))

const typedCell = (field: Field, value: unknown): Cell => {
  if (value === undefined) return null
  return typeof value === 'number' && !field.options ? value : textCell(field, value)
}

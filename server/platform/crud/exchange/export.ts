import { CompiledQuery } from 'kysely'
import { fileIds, isFileField } from '#schemas/runtime/files/rules.ts'
import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import { escapeFormula } from '../csv.ts'
import { batchesOf } from '../cursor.ts'
import type { Ctx } from '../define.ts'
import { cursorStatement } from '../list/list.ts'
import { planOf } from '../plan/plan.ts'
import { type Selection, selectionsOf } from '../plan/select.ts'
import { finishRecords } from '../read/answer.ts'
import { asOf } from '../read/in-force.ts'
import { type ListQuery, parseListQuery } from '../request/list-query.ts'
import { cellText } from './cells.ts'
import { chosenColumns, type SheetColumn, sheetColumns } from './columns.ts'
import { type Cell, type Sheet, type SheetFormat, sheetFormat } from './sheet.ts'

/**
 * Yields everything a list request matches, in its order, in batches of a cursor: memory stays constant however long the list. An unknown filter is refused
 * here, before the answer has begun.
 * @param selected `whole`: with the rows of their lists
 */
export function recordsOf(
  ctx: Ctx,
  query: ListQuery,
  columns: SheetColumn[],
  selected: 'full' | 'whole' = 'full',
): AsyncGenerator<Batch> {
  const plan = planOf(ctx.entity, ctx.deps.model)
  const selection = selectionsOf(plan)[selected]
  const files = columns.filter(({ field }) => isFileField(field)).map(({ field }) => field)
  return fetchAll(ctx, selection, cursorStatement(ctx, plan, selection.sql, query), files)
}

/** Records, and the names of the files they hold by id. */
interface Batch {
  records: RecordData[]
  names: Map<string, string>
}

async function* fetchAll(
  ctx: Ctx,
  selection: Selection,
  { text, values }: ReturnType<typeof cursorStatement>,
  files: Field[],
): AsyncGenerator<Batch> {
  const trx = await ctx.deps.database.kysely.startTransaction().execute()
  try {
    for await (const rows of batchesOf<Record<string, unknown>>(trx, CompiledQuery.raw(text, values))) {
      const records = await finishRecords(
        { ...ctx, db: trx },
        rows.map((row) => selection.toRecord(row)),
      )
      yield { records, names: await namesOf(trx, records, files) }
    }
  } finally {
    await trx.rollback().execute()
  }
}

/** Names of files by id: a spreadsheet holds only the name of a file, not its content. */
async function namesOf(db: Db, records: RecordData[], files: Field[]): Promise<Map<string, string>> {
  const ids = files.flatMap(({ path }) => records.flatMap((record) => fileIds(valueAt(record, path))))
  if (ids.length === 0) return new Map()
  const rows = await run<{ id: string; nome: string }>(db, 'select id, nome from arquivo where id = any($1::uuid[])', [
    ids,
  ])
  return new Map(rows.map(({ id, nome }) => [id, nome]))
}

/**
 * What `…/exportacao?formato=&colunas=&filter=…` asks for; nothing is read yet.
 * @throws DomainError 400 for a wrong format, column, sort or filter
 */
export function exportOf(
  ctx: Ctx,
  { formato, colunas, ...rest }: Record<string, unknown>,
): { format: SheetFormat; sheet: Sheet; list: ListQuery } {
  const list = parseListQuery(ctx.entity, rest)
  const format = sheetFormat(formato)
  const columns = colunas
    ? chosenColumns(ctx.entity, ctx.session, String(colunas))
    : sheetColumns(ctx.entity, ctx.session, false)
  return { format, sheet: exportSheet(ctx, list, columns, format), list }
}

/** Everything a list request matches as a spreadsheet, streaming; in XLSX numbers keep their type. A wrong filter is refused at once. */
function exportSheet(asked: Ctx, query: ListQuery, columns: SheetColumn[], format: SheetFormat): Sheet {
  const ctx = asOf(asked, query.em)
  return {
    name: ctx.entity.plural,
    columns: columns.map(({ header, field }) => ({ header, width: field.type === 'string' ? 30 : 14 })),
    rows: rowsOf(recordsOf(ctx, query, columns), columns, format === 'csv' ? textCell : typedCell),
  }
}

async function* rowsOf(batches: AsyncGenerator<Batch>, columns: SheetColumn[], cell: typeof typedCell) {
  for await (const { records, names } of batches)
    for (const record of records)
      yield columns.map(({ field }) => {
        const value = valueAt(record, field.path)
        if (!isFileField(field)) return cell(field, value)
        return escapeFormula(
          fileIds(value)
            .flatMap((id) => names.get(id) ?? [])
            .join(', '),
        )
      })
}

const textCell = (field: Field, value: unknown): Cell => escapeFormula(cellText(field, value))

const typedCell = (field: Field, value: unknown): Cell => {
  if (value === undefined) return null
  return typeof value === 'number' && !field.options ? value : textCell(field, value)
}

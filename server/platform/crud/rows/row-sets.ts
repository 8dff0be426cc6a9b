import type { RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import type { StoredColumn } from '#schemas/storage.ts'
import { quoted, run } from '#server/platform/database/sql.ts'
import type { Ctx } from '../define.ts'
import { type Plan, targetOf } from '../plan/plan.ts'
import type { Place } from './statements.ts'
import { columnValue, type Owners } from './values.ts'

/** A row among many of the session's company; with its parent and position where it is one of a list. */
export interface SetRow {
  record: RecordData
  parent?: NonNullable<Place['parent']>
}

/** Ids for rows that are to be inserted, from the table's own sequence. */
export async function freeIds(ctx: Ctx, { storage: { table } }: Plan, count: number): Promise<number[]> {
  if (count === 0) return []
  const text = `select nextval(pg_get_serial_sequence('${table}', 'id'))::bigint as id from generate_series(1, $1::int)`
  return (await run<{ id: number }>(ctx.db, text, [count])).map(({ id }) => Number(id))
}

/** Inserts rows that have their ids, by one statement. */
export async function insertRows(ctx: Ctx, plan: Plan, rows: SetRow[], owners: Owners): Promise<void> {
  if (rows.length === 0) return
  const { table, columns, parent } = plan.storage
  const placed = parent ? [parent.column, 'ordem_'] : []
  const names = ['empresa_id', 'id', ...placed, ...columns.map(({ name }) => name)].map(quoted)
  const text = `insert into ${table} (${names.join(', ')}) select ${names.map((name) => `x.${name}`).join(', ')}
    from jsonb_populate_recordset(null::${table}, $1::jsonb) x`
  await run(ctx.db, text, [rowsText(ctx, plan, rows, owners, columns)])
}

/** Updates some columns of rows, all by default, and raises their versions, in one statement. */
export async function updateRows(
  ctx: Ctx,
  plan: Plan,
  rows: SetRow[],
  owners: Owners,
  columns: StoredColumn[] = plan.storage.columns,
): Promise<void> {
  if (rows.length === 0) return
  const { table, parent } = plan.storage
  const names = [...(parent ? ['ordem_'] : []), ...columns.map(({ name }) => name)]
  const sets = names.map((name) => `${quoted(name)} = x.${quoted(name)}`)
  const text = `update ${table} t set ${[...sets, 'versao = t.versao + 1'].join(', ')}
    from jsonb_populate_recordset(null::${table}, $1::jsonb) x where t.empresa_id = x.empresa_id and t.id = x.id`
  await run(ctx.db, text, [rowsText(ctx, plan, rows, owners, columns)])
}

/** Deletes rows by their ids; their links and lists go with them. */
export async function deleteRows({ db, session }: Ctx, { storage }: Plan, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  const text = `delete from ${storage.table} where empresa_id = $1 and id = any($2::bigint[])`
  await run(db, text, [session.empresaId, ids])
}

/** Rows as JSON for `jsonb_populate_recordset`, in the types of the table's columns. */
function rowsText(ctx: Ctx, { storage, model }: Plan, rows: SetRow[], owners: Owners, columns: StoredColumn[]): string {
  const found = rows.map(({ record, parent }) => {
    const row: RecordData = { empresa_id: ctx.session.empresaId, id: record.id }
    if (storage.parent && parent) Object.assign(row, { [storage.parent.column]: parent.id, ordem_: parent.position })
    for (const column of columns) {
      const target = column.part === 'company' ? targetOf(column.field, model) : undefined
      const json = column.field.kind === 'json'
      row[column.name] = json ? valueAt(record, column.field.path) : columnValue(column, record, target, owners)
    }
    return row
  })
  return JSON.stringify(found)
}

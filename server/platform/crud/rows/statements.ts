import type { RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import type { StoredColumn } from '#schemas/storage.ts'
import { hot } from '#server/platform/database/hot.ts'
import { quoted, run } from '#server/platform/database/sql.ts'
import type { Ctx } from '../define.ts'
import { hotFor, type Plan, targetOf } from '../plan/plan.ts'
import { type TrailLine, wakeFor, withTrail } from '../trail/write-trail.ts'
import { columnValue, type Owners } from './values.ts'

/** Where a row belongs: its company (absent for global entities) and, for a child, its parent and position. */
export interface Place {
  company: number
  parent?: { id: number; position: number }
}

function columnValues(ctx: Ctx, record: RecordData, owners: Owners, columns: StoredColumn[]): unknown[] {
  return columns.map((column) => {
    const target = column.part === 'company' ? targetOf(column.field, ctx.deps.model) : undefined
    return columnValue(column, record, target, owners)
  })
}

/** Runs a statement that writes one row, with its line of the trail when there is one. @returns the row's id */
async function write(
  ctx: Ctx,
  plan: Plan,
  statement: string,
  values: unknown[],
  line: TrailLine | undefined,
): Promise<number> {
  const both = line ? withTrail(statement, values, line) : { text: `${statement} returning id`, values }
  const rows = await run<{ id: number; avisos?: number }>(ctx.db, hotFor(plan, both.text), both.values)
  wakeFor(ctx, rows)
  const [row] = rows
  if (!row) throw new Error(`${statement.slice(0, 60)} … wrote no row`)
  return row.id
}

/** Inserts one row (without links and children); the text is the same for every record of the entity. @returns its id */
export async function insertRow(
  ctx: Ctx,
  plan: Plan,
  record: RecordData,
  owners: Owners,
  place: Place,
  line?: TrailLine,
): Promise<number> {
  const { storage } = plan
  const names: string[] = []
  const values: unknown[] = []
  if (storage.company || storage.owner) {
    names.push('empresa_id')
    values.push(place.company)
  }
  if (storage.parent && place.parent) {
    names.push(storage.parent.column, 'ordem_')
    values.push(place.parent.id, place.parent.position)
  }
  names.push(...storage.columns.map((c) => c.name))
  values.push(...columnValues(ctx, record, owners, storage.columns))
  if (ctx.restoring) restore(ctx, plan, record, names, values)
  if (storage.own.length > 0 && !names.includes('extras')) {
    names.push('extras')
    values.push(ownValues(plan, record))
  }
  const marks = values.map((_, i) => `$${i + 1}`).join(', ')
  const body = names.length > 0 ? `(${names.map(quoted).join(', ')}) values (${marks})` : 'default values'
  return write(ctx, plan, `insert into ${storage.table} ${body}`, values, line)
}

/** The company's own fields of a record as they are stored; null when all are missing. */
function ownValues({ storage }: Plan, record: RecordData): string | null {
  const found = storage.own.flatMap(({ field, key }) => {
    const value = valueAt(record, field.path)
    if (value === undefined || value === null) return []
    return [[key, field.kind === 'reference' ? (value as { id: number }).id : value]]
  })
  return found.length === 0 ? null : JSON.stringify(Object.fromEntries(found))
}

/** Adds to a restored row the id it had, and the columns that its data lack. */
function restore(ctx: Ctx, plan: Plan, { id }: RecordData, names: string[], values: unknown[]): void {
  const columns = plan.entity === ctx.entity ? { ...ctx.restoring?.columns, id } : { id }
  for (const [name, value] of Object.entries(columns)) {
    const at = names.indexOf(name)
    if (at >= 0) values[at] = value
    else if (value !== undefined) values[names.push(name) - 1] = value
  }
}

/** Writes all columns of one row but those in `kept`, and raises its version. */
export async function updateRow(
  ctx: Ctx,
  plan: Plan,
  record: RecordData & { id: number },
  owners: Owners,
  place: Place,
  kept: ReadonlySet<string> = new Set(),
  line?: TrailLine,
): Promise<void> {
  const { storage } = plan
  const columns = storage.columns.filter((c) => !kept.has(c.field.path))
  const values: unknown[] = columnValues(ctx, record, owners, columns)
  const sets = columns.map((c, i) => `${quoted(c.name)} = $${i + 1}`)
  const add = (value: unknown) => `$${values.push(value)}`
  if (place.parent) sets.push(`ordem_ = ${add(place.parent.position)}`)
  if (storage.own.length > 0) {
    const keys = add(storage.own.map(({ key }) => key))
    const own = add(ownValues(plan, record) ?? '{}')
    sets.push(`extras = nullif((coalesce(extras, '{}') - ${keys}::text[]) || ${own}::jsonb, '{}')`)
  }
  sets.push('versao = versao + 1')
  const conditions = [`id = ${add(record.id)}`]
  if (storage.company) conditions.push(`empresa_id = ${add(place.company)}`)
  await write(
    ctx,
    plan,
    `update ${storage.table} set ${sets.join(', ')} where ${conditions.join(' and ')}`,
    values,
    line,
  )
}

/** Stored values of the columns of these fields by path, write-only ones included; without nulls. */
export async function readColumns(
  ctx: Ctx,
  { storage }: Plan,
  id: number,
  paths: ReadonlySet<string>,
): Promise<[path: string, value: unknown][]> {
  const columns = storage.columns.filter(({ field }) => paths.has(field.path))
  if (columns.length === 0) return []
  const names = columns.map(({ name }) => quoted(name)).join(', ')
  const [row] = await run<RecordData>(ctx.db, `select ${names} from ${storage.table} where id = $1`, [id])
  return columns.flatMap(({ name, field }) => (row?.[name] == null ? [] : [[field.path, row[name]]]))
}

/** Deletes one row; its links and children go with it. */
export async function deleteRow(ctx: Ctx, plan: Plan, id: number, company: number): Promise<void> {
  const { storage } = plan
  const ofCompany = storage.company ? ' and empresa_id = $2' : ''
  const values = storage.company ? [id, company] : [id]
  await run(ctx.db, hot(`delete from ${storage.table} where id = $1${ofCompany}`), values)
}

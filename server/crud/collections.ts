import { violation } from '#schemas/runtime/messages.ts'
import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import type { StoredLink } from '#schemas/storage.ts'
import { hot } from '#server/database/hot.ts'
import { invalid } from '#server/errors.ts'
import type { Ctx } from './define.ts'
import { type Plan, planOf, targetOf } from './plan.ts'
import { freeIds, insertRows, type SetRow, updateRows } from './row-sets.ts'
import { run } from './sql.ts'
import { deleteRow, insertRow, type Place, updateRow } from './statements.ts'
import { idsOf, type Owners, ownerKey } from './values.ts'

const isEmpty = (list: unknown) => !Array.isArray(list) || list.length === 0

/** Whether a record's lists and rows are empty and were: its own row is then all there is to a change of it. */
export function isRowAlone(plan: Plan, record: RecordData, before: RecordData | undefined): boolean {
  const fields = [...plan.storage.links.map(({ field }) => field), ...plan.childFields]
  return fields.every(({ path }) => isEmpty(valueAt(record, path)) && isEmpty(before && valueAt(before, path)))
}

/** Brings the link tables and child tables of a record in line with it; `before` is what is stored (absent for a new record). */
export async function writeCollections(
  ctx: Ctx,
  plan: Plan,
  record: RecordData & { id: number },
  before: RecordData | undefined,
  owners: Owners,
  company: number,
): Promise<void> {
  for (const link of plan.storage.links) await writeLink(ctx, plan, link, record, before, owners, company)
  for (const field of plan.childFields) await writeChildren(ctx, plan, field, record, before, owners, company)
}

async function writeLink(
  ctx: Ctx,
  plan: Plan,
  link: StoredLink,
  record: RecordData & { id: number },
  before: RecordData | undefined,
  owners: Owners,
  company: number,
): Promise<void> {
  const ids = idsOf(link.field, valueAt(record, link.field.path))
  const old = idsOf(link.field, before && valueAt(before, link.field.path))
  if (ids.length === old.length && ids.every((id, i) => id === old[i])) return
  const tenant = plan.storage.company
  if (old.length > 0) {
    const text = `delete from ${link.table} where ${link.owner} = $1${tenant ? ' and empresa_id = $2' : ''}`
    await run(ctx.db, hot(text), tenant ? [record.id, company] : [record.id])
  }
  if (ids.length > 0) await insertLinks(ctx, plan, link, record.id, ids, owners, company)
}

async function insertLinks(
  ctx: Ctx,
  plan: Plan,
  link: StoredLink,
  owner: number,
  ids: number[],
  owners: Owners,
  company: number,
) {
  const target = targetOf(link.field, ctx.deps.model)
  const names = [link.owner, link.target, 'ordem_']
  const columns = [`$1::bigint`, 'x.id', 'x.n::int']
  const values: unknown[] = [owner, ids]
  let source = 'unnest($2::bigint[]) with ordinality x(id, n)'
  if (link.targetCompany) {
    names.push(link.targetCompany)
    columns.push('x.c')
    values.push(ids.map((id) => owners.get(ownerKey(target, id)) ?? null))
    source = 'unnest($2::bigint[], $3::int[]) with ordinality x(id, c, n)'
  }
  if (plan.storage.company) {
    names.push('empresa_id')
    columns.push(`$${values.push(company)}::int`)
  }
  await run(
    ctx.db,
    hot(`insert into ${link.table} (${names.join(', ')}) select ${columns.join(', ')} from ${source}`),
    values,
  )
}

async function writeChildren(
  ctx: Ctx,
  plan: Plan,
  field: Field,
  record: RecordData & { id: number },
  before: RecordData | undefined,
  owners: Owners,
  company: number,
): Promise<void> {
  const child = planOf(targetOf(field, plan.model), plan.model)
  const rows = (valueAt(record, field.path) as RecordData[] | undefined) ?? []
  const stored = (before && (valueAt(before, field.path) as RecordData[] | undefined)) ?? []
  // most saves leave most lists as they are
  if (!ctx.restoring && JSON.stringify(rows) === JSON.stringify(stored)) return
  if (!ctx.restoring) refuseForeignRows(field, rows, stored)
  const { gone, written, same } = sortRows(child, rows, stored)
  for (const id of gone) await deleteRow(ctx, child, id, company)
  if (fitsSet(ctx, child, written, company)) await writeSet(ctx, child, written, owners, record.id)
  else
    for (const { row, former, position } of written)
      await writeChild(ctx, child, row, former, owners, { company, parent: { id: record.id, position } })
  await placeRows(ctx, child, same)
}

/** So many rows are written sooner by the statements of a set than each by its own. */
const SET = 4

/** Whether rows of a list are columns alone, of which none keeps another from what it holds, in the session's company: whatever their order, they come out the same. */
function fitsSet(ctx: Ctx, { storage, entity, childFields }: Plan, written: WrittenRow[], company: number): boolean {
  const apart = storage.links.length + storage.own.length + childFields.length + entity.unique.length
  return apart === 0 && written.length >= SET && !ctx.restoring && storage.company && company === ctx.session.empresaId
}

async function writeSet(ctx: Ctx, child: Plan, written: WrittenRow[], owners: Owners, parent: number): Promise<void> {
  const made = written.filter(({ former }) => former === undefined)
  const ids = await freeIds(ctx, child, made.length)
  for (const [i, { row }] of made.entries()) row.id = ids[i]
  const placed = ({ row, former, position }: WrittenRow): SetRow => ({
    record: former ? withReadOnly(child, row, former) : row,
    parent: { id: parent, position },
  })
  await insertRows(ctx, child, made.map(placed), owners)
  const changed = written.filter(({ former }) => former !== undefined)
  await updateRows(ctx, child, changed.map(placed), owners)
}

/** A row of a list that is new or changed. */
interface WrittenRow {
  row: RecordData
  former?: RecordData
  position: number
}

export interface SortedRows {
  /** ids of those that are no longer there */
  gone: number[]
  written: WrittenRow[]
  /** those that did not change, with the places they now have */
  same: { id: number; position: number }[]
}

/** What is to be done with the rows of a list, of which these are stored. */
export function sortRows(child: Plan, rows: RecordData[], stored: RecordData[]): SortedRows {
  const old = new Map(stored.map((row) => [row.id, row]))
  const kept = new Set(rows.map(({ id }) => id))
  const found: SortedRows = { gone: [], written: [], same: [] }
  for (const id of old.keys()) if (!kept.has(id)) found.gone.push(Number(id))
  for (const [position, row] of rows.entries()) {
    const former = old.get(row.id)
    if (former && isSameRow(child, row, former)) found.same.push({ id: Number(former.id), position })
    else found.written.push({ row, ...(former && { former }), position })
  }
  return found
}

const isSameRow = (child: Plan, row: RecordData, former: RecordData): boolean =>
  JSON.stringify(withReadOnly(child, row, former)) === JSON.stringify(former)

/** Gives rows that did not change the places they now have. */
export async function placeRows(ctx: Ctx, child: Plan, rows: SortedRows['same']): Promise<void> {
  if (rows.length === 0) return
  const { table } = child.storage
  const text = `update ${table} t set ordem_ = x.ordem from unnest($1::bigint[], $2::int[]) x(id, ordem)
    where t.id = x.id and t.ordem_ <> x.ordem`
  await run(ctx.db, hot(text), [rows.map(({ id }) => id), rows.map(({ position }) => position)])
}

async function writeChild(
  ctx: Ctx,
  child: Plan,
  row: RecordData,
  before: RecordData | undefined,
  owners: Owners,
  place: Place,
) {
  const stored = before && withReadOnly(child, row, before)
  const id = before ? Number(before.id) : await insertRow(ctx, child, row, owners, place)
  const record = { ...(stored ?? row), id }
  row.id = id
  if (before) await updateRow(ctx, child, record, owners, place)
  await writeCollections(ctx, child, record, before, owners, place.company)
}

/** A row from a body lost its read-only fields on the way in: they are the stored ones, unless a hook has given them another value. */
export function withReadOnly(child: Plan, row: RecordData, before: RecordData): RecordData {
  const out: RecordData = { ...row, id: before.id }
  for (const { name, readOnly, computed } of child.entity.fields)
    if (readOnly && before[name] !== undefined && (computed || row[name] === undefined)) out[name] = before[name]
  return out
}

/** @throws DomainError 400 for a row of another record, or one that is named twice */
export function refuseForeignRows(field: Field, rows: RecordData[], stored: RecordData[]): void {
  const seen = new Set<unknown>()
  const old = new Set(stored.map(({ id }) => id))
  rows.forEach((row, i) => {
    if (row.id === undefined) return
    if (!old.has(row.id) || seen.has(row.id))
      invalid([
        {
          code: violation,
          field: `${field.path}[${i}].id`,
          message: `${field.title}: o item ${i + 1} não pertence a este registro`,
        },
      ])
    seen.add(row.id)
  })
}

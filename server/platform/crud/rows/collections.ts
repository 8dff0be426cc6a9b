import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import type { StoredLink } from '#schemas/storage.ts'
import { hot } from '#server/platform/database/hot.ts'
import { run } from '#server/platform/database/sql.ts'
import type { Ctx } from '../define.ts'
import { type Plan, planOf, targetOf } from '../plan/plan.ts'
import { keepLastDays } from './last-days.ts'
import { fitsSet, writeSet } from './list-sets.ts'
import { refuseForeignRows, type SortedRows, sortRows, withReadOnly } from './sorted-rows.ts'
import { deleteRow, insertRow, type Place, updateRow } from './statements.ts'
import { idsOf, type Owners, ownerKey } from './values.ts'

const isEmpty = (list: unknown) => !Array.isArray(list) || list.length === 0

/** Whether a record's link lists and child lists are empty, before and after: a change then writes its own row only. */
export function isRowAlone(plan: Plan, record: RecordData, before: RecordData | undefined): boolean {
  const fields = [...plan.storage.links.map(({ field }) => field), ...plan.childFields]
  return fields.every(({ path }) => isEmpty(valueAt(record, path)) && isEmpty(before && valueAt(before, path)))
}

/** Writes the link tables and child tables of a record; `before` is the stored state (absent for a new record). */
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
  const ofCompany = plan.storage.company
  if (old.length > 0) {
    const text = `delete from ${link.table} where ${link.owner} = $1${ofCompany ? ' and empresa_id = $2' : ''}`
    await run(ctx.db, hot(text), ofCompany ? [record.id, company] : [record.id])
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
  await keepLastDays(ctx, child, [record.id], company)
}

/** Updates the positions (`ordem_`) of rows that did not change otherwise. */
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

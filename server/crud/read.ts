import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { setAt } from '#schemas/runtime/paths.ts'
import { hot } from '#server/database/hot.ts'
import { fail } from '#server/errors.ts'
import { finish } from './answer.ts'
import type { Ctx } from './define.ts'
import type { Within } from './list.ts'
import { type Plan, planOf, targetOf } from './plan.ts'
import { selectionsOf } from './select.ts'
import { type Db, run, Values } from './sql.ts'
import { visibleRows } from './visible-rows.ts'

export type StoredRecord = RecordData & { id: number; versao: number }

interface ReadOptions {
  /** keep the row locked until the end of the transaction */
  lock?: boolean
  within?: Within
}

/** One record with its children as it is stored, or 404: also for a record that exists but that this session does not see. */
export async function readStored(ctx: Ctx, id: number, options: ReadOptions = {}): Promise<StoredRecord> {
  const found = await findStored(ctx, id, options)
  return found ?? fail('NAO_ENCONTRADO')
}

/** Like readStored, but undefined when there is none. */
export async function findStored(ctx: Ctx, id: number, options: ReadOptions = {}): Promise<StoredRecord | undefined> {
  const plan = planOf(ctx.entity, ctx.deps.model)
  const selection = selectionsOf(plan).full
  const values = new Values()
  const conditions = [`t.id = ${values.add(id)}`, ...visibleRows(ctx.entity, ctx.session, 't', values, ctx.deps)]
  if (options.within) conditions.push(`t.${options.within.column} = ${values.add(options.within.value)}`)
  const text = `select ${selection.sql} from ${plan.storage.table} t where ${conditions.join(' and ')}${options.lock ? ' for update of t' : ''}`
  const [row] = await run<Record<string, unknown>>(ctx.db, hot(text), values.list)
  if (!row) return undefined
  const record = selection.toRecord(row) as StoredRecord
  await readChildren(ctx.db, plan, record, Number(row.empresa_id ?? ctx.session.empresaId))
  return record
}

/** The record as it leaves: with computed fields, without what the session may not see. */
export async function readRecord(ctx: Ctx, id: number, within?: Within): Promise<StoredRecord> {
  const [record] = await finish(ctx, [await readStored(ctx, id, { within })])
  return record as StoredRecord
}

/** Adds the rows of every child table, in their order; an empty list stays absent. */
async function readChildren(db: Db, plan: Plan, record: RecordData, company: number): Promise<void> {
  for (const field of plan.childFields) {
    const child = planOf(targetOf(field, plan.model), plan.model)
    const rows = await readRows(db, child, Number(record.id), company)
    if (rows.length > 0) setAt(record, field.path, rows)
  }
}

async function readRows(db: Db, child: Plan, parentId: number, company: number): Promise<RecordData[]> {
  const selection = selectionsOf(child).full
  const { storage } = child
  const values = new Values()
  const own = `t.${storage.parent?.column} = ${values.add(parentId)}`
  const tenant = storage.company ? `t.empresa_id = ${values.add(company)} and ` : ''
  const text = `select ${selection.sql} from ${storage.table} t where ${tenant}${own} order by ${childOrder(child.entity)}`
  const rows = await run<Record<string, unknown>>(db, hot(text), values.list)
  const records = rows.map((row) => {
    const { versao: _, empresaId: __, ...record } = selection.toRecord(row)
    return record
  })
  for (const record of records) await readChildren(db, child, record, company)
  return records
}

/** A dated history reads newest first; other rows keep the order they were given. */
const childOrder = (entity: Entity): string =>
  entity.effective ? `t.${entity.effective.start} desc, t.id desc` : 't.ordem_, t.id'

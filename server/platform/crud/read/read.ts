import type { RecordData } from '#schemas/runtime/model.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { bindContext } from '../computed/context.ts'
import type { Ctx } from '../define.ts'
import type { Within } from '../list/list.ts'
import { completeRead } from '../plan/fill.ts'
import { hotFor, planOf, textFor } from '../plan/plan.ts'
import { selectionsOf } from '../plan/select.ts'
import { visibleRows } from '../sight/visible-rows.ts'
import { finishRecords } from './answer.ts'
import { soughtSql } from './sought.ts'

/** A record as it is stored, read in the type its reader names: that of its definition, or the part that is used. */
export type Stored<T extends object> = T & { id: number; versao: number }
export type StoredRecord = Stored<RecordData>

export interface ReadOptions {
  /** locks the row FOR UPDATE until the end of the transaction */
  lock?: boolean
  within?: Within
  /** skips row permission and tenancy: for rows that this transaction has written */
  evenUnseen?: true
}

/** One record with its children as it is stored, or 404: also for a record that exists but that this session does not see. */
export const readStored = async <T extends object = RecordData>(
  ctx: Ctx,
  id: number,
  options: ReadOptions = {},
): Promise<Stored<T>> => (await findStored<T>(ctx, id, options)) ?? fail('NAO_ENCONTRADO')

/**
 * A record of the session's company as it is stored, whether the session sees it or not: for code that decides itself who may (a person's own answers, a call that only
 * counts). `evenUnseen` alone leaves tenancy out. @throws DomainError 404
 */
export const readOfCompany = async <T extends object = RecordData>(
  ctx: Ctx,
  id: number,
  options: Pick<ReadOptions, 'lock'> = {},
): Promise<Stored<T>> => (await findOfCompany<T>(ctx, id, options)) ?? fail('NAO_ENCONTRADO')

/** Like readOfCompany, but undefined when there is none. */
export const findOfCompany = <T extends object = RecordData>(
  ctx: Ctx,
  id: number,
  { lock }: Pick<ReadOptions, 'lock'> = {},
): Promise<Stored<T> | undefined> =>
  findStored<T>(ctx, id, {
    ...(lock && { lock }),
    evenUnseen: true,
    within: { column: 'empresa_id', value: ctx.session.empresaId },
  })

/** Like readStored, but undefined when there is none. */
export const findStored = async <T extends object = RecordData>(
  ctx: Ctx,
  id: number,
  options: ReadOptions = {},
): Promise<Stored<T> | undefined> => (await readRow(ctx, id, options))?.record as Stored<T> | undefined

interface ReadRow {
  record: StoredRecord
  row: RecordData
}

/** @param sought also reads what the hook `selects` looks up, for a record that is answered */
async function readRow(ctx: Ctx, id: number, options: ReadOptions, sought = false): Promise<ReadRow | undefined> {
  const plan = planOf(ctx.entity, ctx.deps.model)
  const selection = selectionsOf(plan).read
  const values = new Values()
  const seen = options.evenUnseen ? [] : visibleRows(ctx.entity, ctx.session, 't', values, ctx.deps)
  const conditions = [`t.id = ${values.add(id)}`, ...seen]
  if (options.within) conditions.push(`t.${options.within.column} = ${values.add(options.within.value)}`)
  const chosen = bindContext(selection.sql, values, ctx.context)
  const rest = `where ${conditions.join(' and ')}${options.lock ? ' for update of t' : ''}`
  const further = sought ? soughtSql(ctx, values) : ''
  const make = () => hotFor(plan, `select ${chosen}${further} from ${plan.storage.table} t ${rest}`)
  const [row] = await run<Record<string, unknown>>(ctx.db, textFor(plan, `${rest}${further}`, make), values.list)
  return row && { record: completeRead(ctx, ctx.entity, selection.toRecord(row)) as StoredRecord, row }
}

/**
 * Many records as they are stored, of those the session sees, by their ids.
 * @param ids at most some thousands: all of them are in memory
 */
export async function findManyStored<T extends object = RecordData>(
  ctx: Ctx,
  ids: number[],
  { lock = false } = {},
): Promise<Stored<T>[]> {
  if (ids.length === 0) return []
  const plan = planOf(ctx.entity, ctx.deps.model)
  const selection = selectionsOf(plan).read
  const values = new Values()
  const conditions = [
    `t.id = any(${values.add(ids)}::bigint[])`,
    ...visibleRows(ctx.entity, ctx.session, 't', values, ctx.deps),
  ]
  const chosen = bindContext(selection.sql, values, ctx.context)
  const rest = `where ${conditions.join(' and ')} order by t.id${lock ? ' for update of t' : ''}`
  const rows = await run<Record<string, unknown>>(
    ctx.db,
    `select ${chosen} from ${plan.storage.table} t ${rest}`,
    values.list,
  )
  return rows.map((row) => completeRead(ctx, ctx.entity, selection.toRecord(row)) as Stored<T>)
}

/** The record as it is answered: with computed fields, without what the session may not know; undefined when the session does not see it. */
export async function findRecord<T extends object = RecordData>(
  ctx: Ctx,
  id: number,
  within?: Within,
): Promise<Stored<T> | undefined> {
  const found = await readRow(ctx, id, { within }, true)
  if (found) await finishRecords(ctx, [found.record], [found.row])
  return found?.record as Stored<T> | undefined
}

/** Like findRecord, but 404 when there is none. */
export const readRecord = async <T extends object = RecordData>(
  ctx: Ctx,
  id: number,
  within?: Within,
): Promise<Stored<T>> => (await findRecord<T>(ctx, id, within)) ?? fail('NAO_ENCONTRADO')

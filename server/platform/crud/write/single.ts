import type { RecordData } from '#schemas/runtime/model.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import type { Ctx } from '../define.ts'
import { planOf } from '../plan/plan.ts'
import { readRecord, type StoredRecord } from '../read/read.ts'
import { visibleRows } from '../sight/visible-rows.ts'
import { createRecord, insertBody, newRecord, updateInside, updateRecord } from './operations.ts'

async function findSingle(ctx: Ctx): Promise<number | undefined> {
  const values = new Values()
  const conditions = visibleRows(ctx.entity, ctx.session, 't', values, ctx.deps)
  const where = conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''
  const { table } = planOf(ctx.entity, ctx.deps.model).storage
  const [row] = await run<{ id: number }>(
    ctx.db,
    `select t.id from ${table} t${where} order by t.id limit 1`,
    values.list,
  )
  return row?.id
}

/** The one record of the company (or of the system); its defaults, with version 0, while it was never saved. */
export async function readSingle(ctx: Ctx): Promise<RecordData> {
  const id = await findSingle(ctx)
  return id === undefined ? { ...(await newRecord(ctx)), versao: 0 } : readRecord(ctx, id)
}

/** Saves the one record; the first save creates it. */
export async function writeSingle(
  ctx: Ctx,
  body: RecordData,
  options: { partial: boolean; version: number | undefined },
): Promise<StoredRecord> {
  const id = await findSingle(ctx)
  return id === undefined ? createRecord(ctx, body) : updateRecord(ctx, id, body, options)
}

/** The transaction's part of `writeSingle`: also for records that are saved together. */
export async function writeSingleInside(
  tx: Ctx,
  body: RecordData,
  options: { partial: boolean; version: number | undefined },
): Promise<void> {
  const id = await findSingle(tx)
  if (id === undefined) await insertBody(tx, body)
  else await updateInside(tx, id, body, options)
}

import type { RecordData } from '#schemas/runtime/model.ts'
import type { Ctx } from '../define.ts'
import { takeConcealed } from '../sight/concealed.ts'
import { guardedOf, withoutUnknown } from '../sight/field-authority.ts'
import { hideUnseenPeople } from '../sight/unseen-people.ts'
import { fillInForce } from './in-force.ts'
import { fillSought } from './sought.ts'

/**
 * Prepares records for an answer: fills in computed fields, takes out fields the session may not know and names of people it does not see.
 * @param rows those the records were made of, where their statement had `soughtSql`
 */
export async function finishRecords(ctx: Ctx, records: RecordData[], rows?: RecordData[]): Promise<RecordData[]> {
  await fillInForce(ctx, records)
  await fillSought(ctx, records, rows)
  await ctx.deps.registry[ctx.entity.path]?.hooks?.compute?.(ctx, records)
  const guarded = guardedOf(ctx.deps.model, ctx.entity)
  for (const record of records) withoutUnknown(guarded, ctx.session, record)
  await takeConcealed(ctx, records)
  await hideUnseenPeople(ctx, records)
  return records
}

/** Takes out what the session may not know, in place. */
export async function concealFields<T extends RecordData>(ctx: Ctx, record: T): Promise<T> {
  withoutUnknown(guardedOf(ctx.deps.model, ctx.entity), ctx.session, record)
  await takeConcealed(ctx, [record])
  await hideUnseenPeople(ctx, [record])
  return record
}

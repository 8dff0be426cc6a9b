import { datedTableOf, lastDaysSql } from '#schemas/effective-sql.ts'
import type { Model } from '#schemas/load.ts'
import { storageOf } from '#schemas/storage.ts'
import { hot } from '#server/platform/database/hot.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import type { Ctx } from '../define.ts'
import type { Plan } from '../plan/plan.ts'

/** Computes the last days (`ate_`) of all rows of dated lists, in all tables or some of them. */
export async function stateLastDays(
  db: Db,
  model: Pick<Model, 'entities'>,
  isMeant: (table: string) => boolean = () => true,
): Promise<void> {
  for (const entity of model.entities.values()) {
    const dated = datedTableOf(entity, storageOf(entity, model))
    if (dated && isMeant(dated.table)) await run(db, lastDaysSql(dated), [])
  }
}

/**
 * Computes the last days (`ate_`) of the dated rows of some records after a write; does nothing for any other list.
 * @param records ids of the records whose rows they are
 */
export async function keepLastDays(
  { db }: Pick<Ctx, 'db'>,
  plan: Plan,
  records: readonly number[],
  company: number,
): Promise<void> {
  const dated = datedTableOf(plan.entity, plan.storage)
  if (!dated || records.length === 0) return
  const of = `h.${dated.parent} = any($1::bigint[])${dated.company ? ' and h.empresa_id = $2' : ''}`
  await run(db, hot(lastDaysSql(dated, of)), dated.company ? [records, company] : [records])
}

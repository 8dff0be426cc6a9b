import { datedTableOf, lastDaysSql } from '#schemas/effective-sql.ts'
import type { Model } from '#schemas/load.ts'
import { storageOf } from '#schemas/storage.ts'
import { hot } from '#server/platform/database/hot.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import type { Ctx } from '../define.ts'
import type { Plan } from '../plan/plan.ts'

/** Works out the last days of all rows of dated lists, of all of them or of some tables. */
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
 * Brings the last days of dated rows in line after rows of some records were written; of any other list it does nothing.
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

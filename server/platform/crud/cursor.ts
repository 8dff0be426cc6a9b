import { type CompiledQuery, sql } from 'kysely'
import { type Db, run } from '#server/platform/database/sql.ts'
import type { Ctx } from './define.ts'

/** Rows fetched at once, unless told. */
const BATCH = 200

let opened = 0

/**
 * What a statement finds, in its order, some rows at a time: memory stays flat however many there are. The cursor ends with its transaction.
 * @param trx of `inReadTransaction`, or another transaction
 */
export async function* batchesOf<Row>(
  trx: Db,
  { sql: text, parameters }: CompiledQuery<Row>,
  size = BATCH,
): AsyncGenerator<Row[]> {
  if (!trx.isTransaction) throw new Error('A cursor lives in a transaction')
  opened += 1
  const name = `leitura_${opened}`
  await run(trx, `declare ${name} no scroll cursor for ${text}`, parameters)
  for (;;) {
    const rows = await run<Row>(trx, `fetch ${size} from ${name}`, [])
    if (rows.length > 0) yield rows
    if (rows.length < size) break
  }
  await run(trx, `close ${name}`, [])
}

/** Reads in one transaction: everything as it stood at one moment, however long it takes, and cursors may be open. */
export function inReadTransaction<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const transaction = ctx.deps.database.kysely.transaction()
  return transaction
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) => {
      // whoever opens a cursor here reads it to its end: it is planned for that
      await sql`select set_config('cursor_tuple_fraction', '1', true)`.execute(db)
      return work({ ...ctx, db })
    })
}

import { type CompiledQuery, sql } from 'kysely'
import { type Db, run } from '#server/platform/database/sql.ts'
import type { Ctx } from './define.ts'

/** Rows fetched at once, unless told. */
const BATCH = 200

let opened = 0

/**
 * Yields the rows of a statement in batches through a cursor, so that memory stays constant. The cursor closes with its transaction.
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

/** Runs reads in one REPEATABLE READ, READ ONLY transaction: one snapshot for all of them, in which cursors may be open. */
export function inReadTransaction<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const transaction = ctx.deps.database.kysely.transaction()
  return transaction
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) => {
      // cursors here are read to the end: they are planned for all rows, not for the first tenth
      await sql`select set_config('cursor_tuple_fraction', '1', true)`.execute(db)
      return work({ ...ctx, db })
    })
}

import type { Model } from '#schemas/load.ts'
import { stateLastDays } from '#server/platform/crud/rows/last-days.ts'
import { LOCK_KEYS } from '#server/platform/database/lock-keys.ts'
import { quoted, run } from '#server/platform/database/sql.ts'
import { inOrderOfReferences } from './table-order.ts'
import type { Table } from './table-plan.ts'
import { type Batch, tablesOf } from './table-rows.ts'

/** Rows per statement. */
const CHUNK = 2000

export type { Batch } from './table-rows.ts'

/** A database or a transaction. */
export type SeedDb = Parameters<typeof run>[0]

/**
 * Inserts records with their links and children straight into the tables that `storageOf` names, a few large statements per table, and advances the
 * tables' sequences past the ids used. For valid data only: runs no rule and no hook, writes no trail; a missing field gets its constant default.
 * Records refer to each other by id, also forward and in any order of batches; records carry their ids, children are numbered here. Runs in the caller's
 * transaction.
 * @throws the database's error: an id used twice, a reference that leads nowhere
 */
export async function insertRecords(db: SeedDb, model: Model, batches: Batch[]): Promise<void> {
  const tables = tablesOf(model, batches)
  for (const table of inOrderOfReferences(tables)) {
    await numberRows(db, table)
    for (let from = 0; from < table.rows.length; from += CHUNK)
      await insertRows(db, table, table.rows.slice(from, from + CHUNK))
    if (table.identity) await moveCounter(db, table)
  }
  const filled = new Set(tables.map(({ name }) => name))
  await stateLastDays(db, model, (table) => filled.has(table))
}

/** Numbers children from max(id) of the table on. Rows of their own children hold the same row object and read the number from it. */
async function numberRows(db: SeedDb, table: Table): Promise<void> {
  if (!table.identity || table.rows.every(({ id }) => id !== undefined)) return
  const [last] = await run<{ id: number }>(db, `select coalesce(max(id), 0) as id from ${quoted(table.name)}`, [])
  let next = Math.max(last?.id ?? 0, ...table.rows.map(({ id }) => Number(id ?? 0)))
  for (const row of table.rows) row.id ??= ++next
}

async function insertRows(db: SeedDb, { name, columns, identity }: Table, rows: Table['rows']): Promise<void> {
  const names = [...(identity ? ['id'] : []), ...columns].map(quoted).join(', ')
  const source = `jsonb_populate_recordset(null::${quoted(name)}, $1::jsonb)`
  await run(db, `insert into ${quoted(name)} (${names}) select ${names} from ${source}`, [JSON.stringify(rows)])
}

async function moveCounter(db: SeedDb, { name }: Table): Promise<void> {
  const sequence = `pg_get_serial_sequence('${quoted(name)}', 'id')`
  // never backwards: other sessions may have drawn numbers meanwhile
  const last = `greatest((select max(id) from ${quoted(name)}), pg_sequence_last_value(${sequence}::regclass), 1)`
  await run(db, `select setval(${sequence}, ${last})`, [])
}

/** Takes the advisory lock of loading data (one process at a time) until the end of the caller's transaction. */
export const lockSeeds = (db: SeedDb): Promise<unknown> =>
  run(db, 'select pg_advisory_xact_lock($1)', [LOCK_KEYS.seeds])

import { CompiledQuery, type Kysely } from 'kysely'
import type { DB } from '#server/generated/tables/index.ts'
import { poolOf } from './pool.ts'

/** A database or a transaction of it. */
export type Db = Kysely<DB>

/** Collects the values of one statement and hands out their placeholders. */
export class Values {
  readonly list: unknown[] = []

  /** '$3' */
  add(value: unknown): string {
    this.list.push(value)
    return `$${this.list.length}`
  }

  /** Condition that a column has one of these values; 'true' where none are asked for. */
  among(column: string, asked: readonly unknown[] | undefined, type: 'bigint' | 'text' = 'bigint'): string {
    return asked === undefined ? 'true' : `${column} = any(${this.add(asked)}::${type}[])`
  }
}

/** Runs a statement written as text; the interpreter's statements vary with the definition, not with Kysely's builder. */
export async function run<Row>(db: Db, text: string, values: readonly unknown[]): Promise<Row[]> {
  // outside a transaction the pool answers without Kysely's round of connection, plugins and logging
  const pool = poolOf(db)
  if (pool) return (await pool.query(text, values as unknown[])).rows as Row[]
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))
  return rows
}

/** A name inside a statement. Names come from definitions only; anything else is a bug. */
export function quoted(name: string): string {
  if (!/^[a-z_][a-z0-9_]*$/.test(name)) throw new Error(`Not a name: ${name}`)
  return `"${name}"`
}

/**
 * Runs a statement over whole tables without nested loops: rows written a moment ago have no statistics yet, and a nested loop planned for a few rows takes
 * minutes with ten thousand.
 */
export async function runAsSets<Row>(db: Db, text: string, values: readonly unknown[]): Promise<Row[]> {
  if (poolOf(db)) return db.transaction().execute((tx) => runAsSets<Row>(tx, text, values))
  await run(db, 'set local enable_nestloop = off', [])
  const rows = await run<Row>(db, text, values)
  await run(db, 'set local enable_nestloop = on', [])
  return rows
}

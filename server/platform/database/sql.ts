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

  /** SQL: a column has one of some values; where none are asked for any will do. */
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
 * Runs a statement that looks at whole tables at once, its joins worked out as sets: rows that were written a moment ago have no statistics yet, and a
 * join that is taken for a few rows and meets ten thousand lasts minutes.
 */
export async function runAsSets<Row>(db: Db, text: string, values: readonly unknown[]): Promise<Row[]> {
  if (poolOf(db)) return db.transaction().execute((tx) => runAsSets<Row>(tx, text, values))
  await run(db, 'set local enable_nestloop = off', [])
  const rows = await run<Row>(db, text, values)
  await run(db, 'set local enable_nestloop = on', [])
  return rows
}

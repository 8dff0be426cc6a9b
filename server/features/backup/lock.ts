import type pg from 'pg'
import { LOCK_KEYS } from '#server/platform/database/lock-keys.ts'

/**
 * Runs work under the advisory lock, on a connection with a transaction of its own.
 * @returns undefined when another process holds the lock
 */
export async function runAlone<T>(
  pool: pg.Pool,
  lock: 'backup' | 'rehearsal',
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T | undefined> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [
      LOCK_KEYS[lock],
    ])
    const result = rows[0]?.free ? await work(client) : undefined
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

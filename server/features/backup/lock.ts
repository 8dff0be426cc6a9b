import type pg from 'pg'

/** One at a time of all processes: a backup being made, a restore being tried. */
export const LOCKS = { backup: 7_310_011, ensaio: 7_310_012 } as const

/**
 * Works alone among all processes, on a connection that is in a transaction of its own all the while.
 * @returns undefined when another one is at it
 */
export async function runAlone<T>(
  pool: pg.Pool,
  lock: keyof typeof LOCKS,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T | undefined> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [
      LOCKS[lock],
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

import type pg from 'pg'
import type { Secrets } from '#server/platform/session/secrets.ts'

const SEALED = `select left(folha, 40) as folha, count(*)::int as n from folha_selada group by 1`

/** Counts the sealed sheets of a restored database that no known key opens. */
export async function countLostSheets(pool: Pick<pg.Pool, 'query'>, urn: Secrets | undefined): Promise<number> {
  const { rows } = await pool.query<{ folha: string; n: number }>(SEALED)
  return rows.reduce((sum, { folha, n }) => (urn?.knows(folha) ? sum : sum + n), 0)
}

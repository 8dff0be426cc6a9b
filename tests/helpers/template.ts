import { existsSync } from 'node:fs'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { migrate } from '#server/database/migrate.ts'
import { createKysely } from '#server/database/pool.ts'

type Seeds = { loadSeeds(db: Kysely<unknown>, options: { demo: boolean }): Promise<unknown> }

/** What every test database holds: all migrations, base data and the demo companies. */
export async function prepareTemplate(pool: pg.Pool): Promise<void> {
  await migrate(pool)
  const seeds = new URL('../../server/seeds/load.ts', import.meta.url)
  if (!existsSync(seeds)) return
  const { loadSeeds } = (await import(seeds.pathname)) as Seeds
  await loadSeeds(createKysely<unknown>(pool), { demo: true })
}

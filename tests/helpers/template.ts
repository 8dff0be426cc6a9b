import { existsSync } from 'node:fs'
import { hash } from '@node-rs/argon2'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { DEMO_PASSWORD } from '#server/platform/access/demo.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { createKysely } from '#server/platform/database/pool.ts'

type Seeds = { loadSeeds(db: Kysely<unknown>, options: { demo: boolean }): Promise<unknown> }

/** What every test database holds: all migrations, base data and the demo companies. */
export async function prepareTemplate(pool: pg.Pool): Promise<void> {
  await migrate(pool)
  const seeds = new URL('../../server/seeds/load.ts', import.meta.url)
  if (!existsSync(seeds)) return
  const { loadSeeds } = (await import(seeds.pathname)) as Seeds
  await loadSeeds(createKysely<unknown>(pool), { demo: true })
  await hashCheaply(pool)
}

/** Stores the demo password with minimal argon2 costs, which the hash itself records: a run logs in thousands of times. */
async function hashCheaply(pool: pg.Pool): Promise<void> {
  const stored = await hash(DEMO_PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 })
  for (const table of ['usuario', 'candidato'])
    await pool.query(`update ${table} set senha = $1 where senha is not null`, [stored])
}

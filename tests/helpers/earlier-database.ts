import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { migrate } from '#server/platform/database/migrate.ts'
import { createPool } from '#server/platform/database/pool.ts'
import { createEmptyDatabase, type TestDatabase } from './database.ts'

const MIGRATIONS = 'server/migrations'

/** A database at the schema version of an earlier release. */
export interface EarlierDatabase {
  pool: pg.Pool
  /** for a server on it, which drops it when it closes */
  database: TestDatabase
  /** migrates to the current version; @returns the applied migrations */
  upgrade(): ReturnType<typeof migrate>
  close(): Promise<void>
}

/** @param last suffix of the name of the earlier release's last migration */
export async function openEarlierDatabase(last: string): Promise<EarlierDatabase> {
  const database = await createEmptyDatabase()
  const pool = createPool(database.connection)
  const folder = mkdtempSync(join(tmpdir(), 'prumo-migracoes-'))
  const files = readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
  const there = files.findIndex((file) => file.endsWith(last))
  if (there < 0) throw new Error(`No migration ends in ${last}`)
  for (const file of files.slice(0, there + 1)) copyFileSync(join(MIGRATIONS, file), join(folder, file))
  await migrate(pool, folder)
  rmSync(folder, { recursive: true })
  return {
    pool,
    database,
    upgrade: () => migrate(pool),
    async close() {
      await pool.end()
      await database.drop()
    },
  }
}

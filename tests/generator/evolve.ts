import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { onTestFinished } from 'vitest'
import type { Snapshot, Table } from '#generator/ddl/shape.ts'
import { type DiffOptions, diff } from '#generator/diff.ts'
import { migrationSql } from '#generator/sql/migration.ts'
import { type Applied, migrate } from '#server/platform/database/migrate.ts'
import { createPool } from '#server/platform/database/pool.ts'
import { createEmptyDatabase } from '#tests/helpers/database.ts'

export const emptySnapshot: Snapshot = { version: 1, tables: [] }

/** A database without tables; gone after the test. */
export async function emptyPool(): Promise<pg.Pool> {
  const database = await createEmptyDatabase()
  const pool = createPool(database.connection)
  onTestFinished(async () => {
    await pool.end()
    await database.drop()
  })
  return pool
}

export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'prumo-migracoes-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** An installation: a database, its migrations and what the last one left. */
export class Installation {
  private readonly folder = emptyFolder()
  snapshot = emptySnapshot

  constructor(readonly pool: pg.Pool) {}

  /** Writes the migration to a state and applies it. @throws Error when it would lose something, or a row is in its way: then the file is gone again */
  async reach(tables: Table[], options?: DiffOptions): Promise<Applied[]> {
    const { steps, losses, snapshot } = diff(this.snapshot, tables, options)
    if (losses.length > 0) throw new Error(losses.map(({ message, hint }) => `${message}: ${hint}`).join('\n'))
    const number = readdirSync(this.folder).length + 1
    const file = join(this.folder, `${String(number).padStart(4, '0')}_passo.sql`)
    writeFileSync(file, migrationSql(steps, number === 1 ? '' : undefined))
    try {
      const applied = await migrate(this.pool, this.folder)
      this.snapshot = snapshot
      return applied
    } catch (error) {
      rmSync(file)
      throw error
    }
  }
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Snapshot, Table } from './ddl/shape.ts'
import { type Difference, type DiffOptions, diff } from './diff.ts'
import type { Output } from './emit/output.ts'
import { migrationMark, migrationSql, slugOf } from './sql/migration.ts'
import { snapshotText } from './sql/snapshot-text.ts'

const folder = 'server/migrations'
const snapshotFile = `${folder}/snapshot.json`
/** Fixed tables in SQL; they become part of the first migration. */
const baseFile = 'server/database/base.sql'

export interface MigrationPlan extends Difference {
  /** the new migration, if any, and the snapshot */
  outputs: Output[]
}

export interface MigrationOptions extends DiffOptions {
  /** as if there were no migration yet */
  restart?: boolean
  /** what follows the number in the file's name */
  name?: string
}

/** Compares the tables with the snapshot and writes down, in memory, the migration between them. */
export function planMigration(root: string, tables: Table[], options: MigrationOptions = {}): MigrationPlan {
  const numbered = options.restart ? [] : migrationFiles(root)
  const previous = options.restart ? undefined : readSnapshot(root)
  const difference = diff(previous ?? { version: 1, tables: [] }, tables, options)
  const outputs: Output[] = [{ path: snapshotFile, text: snapshotText(difference.snapshot) }]
  const number = numbered.length + 1
  const base = previous === undefined && numbered.length === 0 ? readBase(root) : undefined
  if (difference.steps.length > 0) {
    const slug = options.name ?? (base === undefined ? slugOf(difference.steps) : 'inicial')
    const file = `${String(number).padStart(4, '0')}_${slug}.sql`
    outputs.push({ path: `${folder}/${file}`, text: migrationSql(difference.steps, base) })
  }
  return { ...difference, outputs }
}

/** The fixed tables as SQL; none yet is an empty text. */
export function readBase(root: string): string {
  const file = join(root, baseFile)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** Names of the migration files, in number order. */
function migrationFiles(root: string): string[] {
  const path = join(root, folder)
  return existsSync(path)
    ? readdirSync(path)
        .filter((name) => /^\d{4}_.*\.sql$/.test(name))
        .sort()
    : []
}

/** What the numbers of the migrations would stop a start for: one twice, or one missing. Two branches that each add one give the same. */
export function misnumbered(root: string): string[] {
  return migrationFiles(root).flatMap((file, index) => {
    const wanted = String(index + 1).padStart(4, '0')
    return file.startsWith(wanted) ? [] : [`${folder}/${file} deveria ter o número ${wanted}: renumere a mais nova`]
  })
}

/** Migrations a restart would take away: all of them must be the generator's own work. */
export function restartable(root: string): { files: string[]; byHand: string[] } {
  const files = migrationFiles(root)
  const byHand = files.filter((file) => !readFileSync(join(root, folder, file), 'utf8').startsWith(migrationMark))
  return { files: files.map((file) => `${folder}/${file}`), byHand }
}

function readSnapshot(root: string): Snapshot | undefined {
  const file = join(root, snapshotFile)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Snapshot) : undefined
}

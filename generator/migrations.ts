import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  compareMigrations,
  isTimed,
  type MigrationName,
  migrationFile,
  nameByTime,
  parseMigrationName,
} from '#server/platform/database/migration-name.ts'
import type { Table } from './ddl/shape.ts'
import { type Difference, type DiffOptions, diff } from './diff.ts'
import type { Output } from './emit/output.ts'
import { emitSnapshot, readSnapshot, type StoredSnapshot } from './snapshot.ts'
import { migrationMark, migrationSql, slugOf } from './sql/migration.ts'

const folder = 'server/migrations'
/** Fixed tables in SQL; they become part of the first migration. */
const baseFile = 'server/platform/database/base.sql'

export interface MigrationPlan extends Difference, Pick<StoredSnapshot, 'broken'> {
  /** the new migration, if any, and the snapshot */
  outputs: Output[]
}

export interface MigrationOptions extends DiffOptions {
  /** as if there were no migration yet */
  restart?: boolean
  /** what follows the time in the file's name */
  name?: string
  /** the time of a new migration, when it is not the present one */
  now?: Date
}

const nothing: StoredSnapshot = { snapshot: { version: 1, tables: [] }, broken: [] }

/** Compares the tables with the snapshot and writes down, in memory, the migration between them. */
export function planMigration(root: string, tables: Table[], options: MigrationOptions = {}): MigrationPlan {
  const present = options.restart ? [] : presentMigrations(root)
  const isFirst = present.length === 0
  const { snapshot, broken } = options.restart ? nothing : readSnapshot(root)
  const difference = diff(snapshot, tables, options)
  const outputs = emitSnapshot(difference.snapshot)
  if (difference.steps.length > 0) {
    const slug = options.name ?? (isFirst ? 'inicial' : slugOf(difference.steps))
    const name = isFirst ? { numero: 1, nome: slug } : nameByTime(slug, present, options.now ?? new Date())
    const text = migrationSql(difference.steps, isFirst ? readBase(root) : undefined)
    outputs.push({ path: `${folder}/${migrationFile(name)}`, text })
  }
  return { ...difference, broken, outputs }
}

/** What follows the time in the name of a migration: 'area_cor' of 'server/migrations/20261122154453_area_cor.sql'; undefined of another file. */
export const migrationSlug = (path: string): string | undefined =>
  path.startsWith(`${folder}/`) ? parseMigrationName(path.slice(folder.length + 1))?.nome : undefined

/** The fixed tables as SQL; none yet is an empty text. */
export function readBase(root: string): string {
  const file = join(root, baseFile)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function sqlFiles(root: string): string[] {
  const path = join(root, folder)
  return existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.sql')) : []
}

/** The migrations there are, in the order of application. */
const presentMigrations = (root: string): MigrationName[] =>
  sqlFiles(root)
    .flatMap((file) => parseMigrationName(file) ?? [])
    .sort(compareMigrations)

/** What would stop a start, one line each: odd names, a number twice or missing. */
export function wrongMigrations(root: string): string[] {
  const odd = sqlFiles(root).filter((file) => !parseMigrationName(file))
  const numbered = presentMigrations(root).filter((name) => !isTimed(name))
  const misplaced = numbered.filter(({ numero }, index) => numero !== index + 1).map(migrationFile)
  const rename = 'dê-lhe um nome pela hora (AAAAMMDDHHMMSS_nome.sql)'
  return [
    ...odd.map((file) => `${folder}/${file} não tem nome de migração: ${rename}`),
    ...misplaced.map((file) => `${folder}/${file} repete um número ou deixa um de fora: ${rename}`),
  ]
}

/** Migrations a restart would take away: all of them must be the generator's own work. */
export function restartableMigrations(root: string): { files: string[]; byHand: string[] } {
  const files = presentMigrations(root).map(migrationFile)
  const byHand = files.filter((file) => !readFileSync(join(root, folder, file), 'utf8').startsWith(migrationMark))
  return { files: files.map((file) => `${folder}/${file}`), byHand }
}

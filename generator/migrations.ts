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
/** SQL of the hand-written tables; part of the first migration. */
const baseFile = 'server/platform/database/base.sql'

export interface MigrationPlan extends Difference, Pick<StoredSnapshot, 'broken'> {
  /** the new migration, if any, and the snapshot */
  outputs: Output[]
}

export interface MigrationOptions extends DiffOptions {
  /** ignore existing migrations and the snapshot */
  restart?: boolean
  /** slug after the timestamp in the file name */
  name?: string
  /** timestamp of a new migration; default: the current time */
  now?: Date
}

const nothing: StoredSnapshot = { snapshot: { version: 1, tables: [] }, broken: [] }

/** Compares the tables with the snapshot and generates the migration in memory. */
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

/** Slug of a migration's file name: 'area_cor' of 'server/migrations/20261122154453_area_cor.sql'; undefined for other files. */
export const migrationSlug = (path: string): string | undefined =>
  path.startsWith(`${folder}/`) ? parseMigrationName(path.slice(folder.length + 1))?.nome : undefined

/** SQL of the hand-written tables; '' when there are none. */
export function readBase(root: string): string {
  const file = join(root, baseFile)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function sqlFiles(root: string): string[] {
  const path = join(root, folder)
  return existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.sql')) : []
}

/** The existing migrations, in order of application. */
const presentMigrations = (root: string): MigrationName[] =>
  sqlFiles(root)
    .flatMap((file) => parseMigrationName(file) ?? [])
    .sort(compareMigrations)

/** Problems of migration names that would prevent a start, one line each: invalid names, repeated or missing numbers. */
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

/** Migrations that a restart deletes, and the hand-written ones among them, which prevent it. */
export function restartableMigrations(root: string): { files: string[]; byHand: string[] } {
  const files = presentMigrations(root).map(migrationFile)
  const byHand = files.filter((file) => !readFileSync(join(root, folder, file), 'utf8').startsWith(migrationMark))
  return { files: files.map((file) => `${folder}/${file}`), byHand }
}

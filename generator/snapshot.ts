import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Snapshot, Table } from './ddl/shape.ts'
import type { Output } from './emit/output.ts'
import { snapshotText } from './sql/snapshot-text.ts'

/** Folder of the snapshot: one file per entity, `<group>/<entity>.json`, with its table and link tables as of the last generated migration. */
export const snapshotFolder = 'server/migrations/snapshot'

export interface StoredSnapshot {
  /** all tables, sorted by name; none when nothing was generated yet */
  snapshot: Snapshot
  /** files with invalid JSON (usually merge conflict marks), one message each */
  broken: string[]
}

/** Reads the snapshot of a project. */
export function readSnapshot(root: string): StoredSnapshot {
  const tables: Table[] = []
  const broken: string[] = []
  for (const path of snapshotFiles(root))
    try {
      tables.push(...(JSON.parse(readFileSync(join(root, path), 'utf8')) as Snapshot).tables)
    } catch {
      broken.push(`${path} não é JSON: os dois lados de um merge mudaram esta entidade (server/migrations/README.md)`)
    }
  return { snapshot: { version: 1, tables: tables.sort((a, b) => (a.name < b.name ? -1 : 1)) }, broken }
}

/** The files of a snapshot. */
export function emitSnapshot({ version, tables }: Snapshot): Output[] {
  const byEntity = new Map<string, Table[]>()
  for (const table of tables) byEntity.set(table.entity, [...(byEntity.get(table.entity) ?? []), table])
  return [...byEntity].map(([entity, own]) => ({
    path: `${snapshotFolder}/${entity}.json`,
    text: snapshotText({ version, tables: own }),
  }))
}

/** Paths of the snapshot's files, listed per group: a recursive listing takes longer than reading the files. */
function snapshotFiles(root: string): string[] {
  const list = (path: string) => (existsSync(join(root, path)) ? readdirSync(join(root, path)) : [])
  return list(snapshotFolder)
    .flatMap((group) => list(`${snapshotFolder}/${group}`).map((name) => `${snapshotFolder}/${group}/${name}`))
    .filter((path) => path.endsWith('.json'))
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Snapshot, Table } from './ddl/shape.ts'
import type { Output } from './emit/output.ts'
import { snapshotText } from './sql/snapshot-text.ts'

/** One file per entity, `<group>/<entity>.json`, with its table and its link tables as the last generated migration left them. */
export const snapshotFolder = 'server/migrations/snapshot'

/** All tables of a project's snapshot, sorted by name; none when nothing was generated yet. @throws Error naming a file that is no JSON */
export function readSnapshot(root: string): Snapshot {
  const tables = snapshotFiles(root).flatMap((file) => parseSnapshot(root, file).tables)
  return { version: 1, tables: tables.sort((a, b) => (a.name < b.name ? -1 : 1)) }
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

/** Files that cannot be read, one line each: a merge leaves its marks in them when both branches changed the same entity. */
export function brokenSnapshots(root: string): string[] {
  return snapshotFiles(root).flatMap((file) => {
    try {
      parseSnapshot(root, file)
      return []
    } catch {
      return [
        `${snapshotFolder}/${file} não é JSON: os dois lados de um merge mudaram esta entidade (server/migrations/README.md)`,
      ]
    }
  })
}

function snapshotFiles(root: string): string[] {
  const folder = join(root, snapshotFolder)
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
}

const parseSnapshot = (root: string, file: string): Snapshot =>
  JSON.parse(readFileSync(join(root, snapshotFolder, file), 'utf8')) as Snapshot

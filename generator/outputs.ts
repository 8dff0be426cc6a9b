import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { header, type Output } from './emit/output.ts'
import { snapshotFolder } from './snapshot.ts'

/** Folders in which a file with the generator's header, and no longer made by it, is deleted. */
const generatedFolders = ['schemas/generated', 'server/generated', 'admin/generated']

/** What writing the outputs would change. */
export interface Changes {
  /** new or different, sorted */
  written: Output[]
  /** no longer generated, sorted */
  stale: string[]
}

/** Compares with what lies below `root`; nothing is written. */
export function compareOutputs(root: string, outputs: Output[]): Changes {
  const paths = new Set(outputs.map(({ path }) => path))
  const written = outputs
    .filter(({ path, text }) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text)
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  const generated = generatedFolders.flatMap((folder) => filesBelow(root, folder))
  const candidates = [...generated, ...filesBelow(root, snapshotFolder)].filter((path) => !paths.has(path))
  return { written, stale: candidates.filter((path) => isOurs(root, path)) }
}

/** Writes what is new or different and deletes what is stale; equal files keep their time stamp. */
export function applyChanges(root: string, { written, stale }: Changes): void {
  for (const { path, text } of written) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  for (const path of stale) rmSync(join(root, path))
}

/** Names that editors offer, one file per definition, and what files of records may say. */
const editorFolders = ['schemas/generated/fields', 'schemas/generated/dados']

/** JSON has no place for the header: in these folders everything is the generator's. */
const isOurs = (root: string, path: string): boolean =>
  [snapshotFolder, ...editorFolders].some((folder) => path.startsWith(`${folder}/`)) ||
  readFileSync(join(root, path), 'utf8').startsWith(header)

function filesBelow(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? filesBelow(root, path) : [path]
    })
    .sort()
}

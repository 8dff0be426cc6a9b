import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { header, type Output } from './emit/output.ts'
import { snapshotFolder } from './snapshot.ts'

/** Folders in which files with the generator's header that are no longer generated are deleted. */
const generatedFolders = ['schemas/generated', 'server/generated', 'admin/generated']

/** Differences between the outputs and the files on disk. */
export interface Changes {
  /** new or different, sorted */
  written: Output[]
  /** no longer generated, sorted */
  stale: string[]
}

/** Compares the outputs with the files below `root`; writes nothing. */
export function compareOutputs(root: string, outputs: Output[]): Changes {
  const paths = new Set(outputs.map(({ path }) => path))
  const written = outputs
    .filter(({ path, text }) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text)
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  const generated = generatedFolders.flatMap((folder) => filesBelow(root, folder))
  const candidates = [...generated, ...filesBelow(root, snapshotFolder)].filter((path) => !paths.has(path))
  return { written, stale: candidates.filter((path) => isOurs(root, path)) }
}

/** Writes new and changed files and deletes stale ones; equal files keep their mtime. */
export function applyChanges(root: string, { written, stale }: Changes): void {
  for (const { path, text } of written) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  for (const path of stale) rmSync(join(root, path))
}

/** Generated JSON files for editors: completion names per definition, and shapes of files of records. */
const editorFolders = ['schemas/generated/fields', 'schemas/generated/dados']

/** Whether the generator owns a file: JSON files cannot carry the header, so all files in these folders are its own. */
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

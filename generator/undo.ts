import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Changes } from './outputs.ts'

const journal = '.cache/generator/desfazer.json'

interface Former {
  path: string
  /** null: the file did not exist */
  text: string | null
}

/** Records the previous content of files before changes are written. */
export function rememberChanges(root: string, { written, stale }: Changes): void {
  const paths = [...written.map(({ path }) => path), ...stale]
  const former = paths.map((path): Former => {
    const file = join(root, path)
    return { path, text: existsSync(file) ? readFileSync(file, 'utf8') : null }
  })
  mkdirSync(dirname(join(root, journal)), { recursive: true })
  writeFileSync(join(root, journal), JSON.stringify(former))
}

/** Reverts the last generation, once; returns the paths. */
export function undoGeneration(root: string): string[] {
  const file = join(root, journal)
  if (!existsSync(file)) return []
  const former = JSON.parse(readFileSync(file, 'utf8')) as Former[]
  for (const { path, text } of former)
    if (text === null) rmSync(join(root, path), { force: true })
    else writeFileSync(join(root, path), text)
  rmSync(file)
  return former.map(({ path }) => path)
}

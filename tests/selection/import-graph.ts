import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

/** Who imports a file, statically or lazily: paths from the root of the project. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>

const ROOMS = ['build', 'schemas', 'generator', 'server', 'admin', 'portal', 'tests']
const SPECIFIER = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g
const CODE = /\.(?:ts|tsx|mjs)$/

/** Every file of code of the project with its text. */
export function readCode(root: string): Map<string, string> {
  const files = ROOMS.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((path) => `${room}/${path}`),
  )
  const code = files.filter((path) => CODE.test(path) && !path.endsWith('.d.mts'))
  return new Map(code.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

/** Reads the imports of our own files: `#room/…` and relative ones, which always name a file with its ending. */
export function importersOf(code: ReadonlyMap<string, string>): Importers {
  const importers = new Map<string, Set<string>>()
  for (const [path, text] of code)
    for (const [, specifier = ''] of text.matchAll(SPECIFIER)) {
      const target = targetOf(path, specifier.replace(/\?.*$/, ''))
      if (target === undefined) continue
      const known = importers.get(target) ?? new Set()
      importers.set(target, known.add(path))
    }
  return importers
}

function targetOf(importer: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('.')) return relative('/', resolve('/', dirname(importer), specifier))
  return undefined
}

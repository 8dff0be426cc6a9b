import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** File with version, revision and packages of a build. */
export const aboutFile = join('dist', 'sobre.json')

/**
 * Version and time of a build, and every third-party package it ships with, read from package-lock.json and the installed packages.
 * @param {string} [folder] root of the clone
 */
export function collectAbout(folder = root) {
  const { packages } = readJson(join(folder, 'package-lock.json'))
  const pacotes = Object.entries(packages)
    .filter(([path, { dev, link }]) => path !== '' && !dev && !link && existsSync(join(folder, path, 'package.json')))
    .map(([path, { version }]) => describe(join(folder, path), path, version))
    .sort((a, b) => (a.nome < b.nome ? -1 : a.nome > b.nome ? 1 : a.versao < b.versao ? -1 : 1))
  const distinct = pacotes.filter(
    (one, i) => one.nome !== pacotes[i - 1]?.nome || one.versao !== pacotes[i - 1]?.versao,
  )
  return { construidoEm: new Date().toISOString(), ...revision(folder), licenca: text(folder), pacotes: distinct }
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

function describe(folder, path, version) {
  const { license, licenses, homepage } = readJson(join(folder, 'package.json'))
  const named = [license, ...(Array.isArray(licenses) ? licenses : [])].flatMap((one) =>
    typeof one === 'string' ? [one] : one?.type ? [one.type] : [],
  )
  const page = typeof homepage === 'string' && /^https?:\/\//.test(homepage) ? { pagina: homepage } : {}
  return {
    nome: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    versao: version,
    licenca: named.join(' OR ') || 'Não informada',
    ...page,
    texto: text(folder),
  }
}

/** Licence text of a package; '' where it has none. */
function text(folder) {
  const name = readdirSync(folder).find((each) => /^(licen[sc]e|copying)(\.|-|$)/i.test(each))
  try {
    return name ? readFileSync(join(folder, name), 'utf8').trim() : ''
  } catch {
    return ''
  }
}

/** Short hash of the commit; empty outside of a git clone. */
function revision(folder) {
  try {
    const options = { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }
    return { revisao: execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], options).trim() }
  } catch {
    return {}
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = join(root, aboutFile)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(collectAbout()))
}

import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  appendFileSync,
  chownSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartupError } from '#server/platform/errors/startup-error.ts'
import { asOwner } from './owner.ts'
import { type Place, reasonOf } from './place.ts'

/** The only major version whose data folder this program opens. */
const MAJOR = '18'
/** Superuser of the embedded cluster. */
export const USER = 'prumo'

const SETTINGS_FILE = 'prumo.conf'

/**
 * Creates the cluster when there is none: UTF-8, ICU collation pt-BR, a generated password that even the socket asks for.
 * Made aside and renamed, so that an interrupted creation leaves nothing behind that looks like a cluster.
 * @throws StartupError for a cluster of another major version, or with what `initdb` said
 */
export async function ensureCluster(place: Place, bin: string): Promise<void> {
  if (existsSync(place.cluster)) return checkVersion(place.cluster)
  removeDrafts(place.home)
  const draft = `${place.cluster}.${process.pid}.parcial`
  writePassword(place)
  await initdb(place, bin, draft)
  appendFileSync(join(draft, 'postgresql.conf'), `\ninclude_if_exists = '${SETTINGS_FILE}'\n`)
  renameSync(draft, place.cluster)
}

/** The password of the cluster's superuser. */
export function readPassword(home: string): string {
  try {
    return readFileSync(passwordFile(home), 'utf8').trim()
  } catch (error) {
    throw new StartupError(`Não foi possível ler a senha do banco de dados: ${reasonOf(error)}`)
  }
}

/** Writes the settings of the next start beside PostgreSQL's own file. */
export function writeSettings(place: Place, settings: Record<string, string>): void {
  const path = join(place.cluster, SETTINGS_FILE)
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`)
  writeFileSync(path, `# Escrito a cada início.\n${lines.join('\n')}\n`, { mode: 0o600 })
  give(place, path)
}

/** Settings of every cluster; `durable: false` (tests only) trades safety against power loss for speed. */
export function baseSettings(durable: boolean): Record<string, string> {
  return {
    shared_buffers: durable ? '256MB' : '128MB',
    max_connections: durable ? '100' : '200',
    fsync: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    jit: 'off',
    random_page_cost: '1.1',
    effective_cache_size: '1GB',
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    max_wal_size: '1GB',
    timezone: 'America/Sao_Paulo',
    log_timezone: 'America/Sao_Paulo',
    lc_messages: 'C',
    // the log holds the server's own state only: statements and values of rows go to the client that sent them
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    password_encryption: 'scram-sha-256',
  }
}

function checkVersion(cluster: string): void {
  const path = join(cluster, 'PG_VERSION')
  const version = existsSync(path) ? readFileSync(path, 'utf8').trim() : '?'
  if (version === MAJOR) return
  throw new StartupError(
    `O banco de dados em ${cluster} é do PostgreSQL ${version}, e esta versão do Prumo RH usa o PostgreSQL ${MAJOR}.\n` +
      'Use a versão do Prumo RH que o criou, ou exporte os dados e importe-os em um banco novo. Nada foi alterado.',
  )
}

async function initdb(place: Place, bin: string, folder: string): Promise<void> {
  const args = [
    '-D',
    folder,
    '-U',
    USER,
    '--encoding=UTF8',
    '--locale-provider=icu',
    '--icu-locale=pt-BR',
    '--locale=C',
  ]
  const access = ['--auth-local=scram-sha-256', '--auth-host=scram-sha-256', `--pwfile=${passwordFile(place.home)}`]
  try {
    await promisify(execFile)(join(bin, 'initdb'), [...args, ...access], {
      cwd: '/',
      env: cleanEnv(),
      ...asOwner(place.owner),
    })
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    throw new StartupError(`Não foi possível criar o banco de dados em ${place.home}: ${said || reasonOf(error)}`)
  }
}

/** PostgreSQL's processes get a plain environment: no locale of the caller, none of its secrets. */
export function cleanEnv(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMP } = process.env
  return { PATH, SystemRoot, TEMP, TMP, LC_ALL: 'C', LANG: 'C' }
}

function writePassword(place: Place): void {
  const path = passwordFile(place.home)
  writeFileSync(path, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 })
  give(place, path)
}

function passwordFile(home: string): string {
  return join(home, 'senha')
}

function give(place: Place, path: string): void {
  if (place.owner) chownSync(path, place.owner.uid, place.owner.gid)
}

function removeDrafts(home: string): void {
  for (const name of readdirSync(home)) {
    if (name.endsWith('.parcial')) rmSync(join(home, name), { recursive: true, force: true })
  }
}

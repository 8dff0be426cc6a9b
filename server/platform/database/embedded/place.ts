import { createHash } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '#server/platform/errors/startup-error.ts'
import { canEnter, isRoot, type Owner, systemOwner } from './owner.ts'

/** Where a cluster lies and who runs it. `home` holds `cluster/`, the password, the log and, where needed, copied binaries. */
export type Place = { home: string; cluster: string; owner: Owner | undefined }

const NOTE = 'banco-de-dados.json'
const SYSTEM_ROOTS = process.platform === 'darwin' ? ['/usr/local/var'] : ['/var/lib', '/var/opt', '/srv']

/**
 * Creates DATA_DIR when missing. As root it stays enterable, so that the user PostgreSQL runs as can reach the cluster inside;
 * what others must not read has its own mode.
 * @returns the real path
 */
export function prepareDataDir(dataDir: string): string {
  try {
    if (!existsSync(dataDir)) {
      mkdirSync(dataDir, { recursive: true })
      chmodSync(dataDir, isRoot() ? 0o711 : 0o700)
    }
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
    return realpathSync(dataDir)
  } catch (error) {
    throw new StartupError(`Não foi possível criar ou usar a pasta de dados ${dataDir}: ${reasonOf(error)}`)
  }
}

/**
 * The place of DATA_DIR's cluster: the one it already has, else DATA_DIR/postgres, else (root, and PostgreSQL's user cannot enter DATA_DIR)
 * a lasting system folder, which a note in DATA_DIR then names. Creates the folder, not the cluster.
 * @param dataDir real path
 * @param systemRoots where the system folder may lie, first that works
 */
export function locateCluster(dataDir: string, systemRoots: string[] = SYSTEM_ROOTS): Place {
  const noted = readNote(dataDir)
  const home = noted ?? join(dataDir, 'postgres')
  if (existsSync(join(home, 'cluster'))) return existing(home)
  if (noted) throw new StartupError(`O banco de dados não está mais em ${noted}, indicada em ${join(dataDir, NOTE)}.`)
  if (!isRoot()) return create(home, undefined)
  const owner = systemOwner()
  if (canEnter(owner, dataDir) && canGive(home, owner)) return create(home, owner)
  return createInSystem(dataDir, owner, systemRoots)
}

function existing(home: string): Place {
  const cluster = join(home, 'cluster')
  const { uid, gid } = statSync(cluster)
  const self = process.getuid?.()
  if (self === undefined || (uid === self && uid !== 0)) return { home, cluster, owner: undefined }
  if (self !== 0)
    throw new StartupError(
      `O banco de dados em ${cluster} pertence a outro usuário (uid ${uid}): inicie com ele ou como root.`,
    )
  const owner = uid === 0 ? systemOwner() : { uid, gid }
  if (uid === 0)
    throw new StartupError(
      `O banco de dados em ${cluster} pertence ao root, com o qual o PostgreSQL não roda. Corrija o dono da pasta.`,
    )
  if (!canEnter(owner, cluster))
    throw new StartupError(
      `O usuário do banco de dados (uid ${uid}) não consegue mais entrar em ${cluster}. Corrija as permissões das pastas acima.`,
    )
  return { home, cluster, owner }
}

function create(home: string, owner: Owner | undefined): Place {
  mkdirSync(home, { recursive: true, mode: 0o700 })
  if (owner) chownSync(home, owner.uid, owner.gid)
  return { home, cluster: join(home, 'cluster'), owner }
}

/** Whether the folder can belong to `owner`: shared folders of some virtual machines and containers refuse another owner. */
function canGive(home: string, owner: Owner): boolean {
  try {
    create(home, owner)
    return true
  } catch {
    rmSync(home, { recursive: true, force: true })
    return false
  }
}

/** A folder left by an earlier DATA_DIR of the same path is never taken over nor removed: the new one gets the next number. */
function createInSystem(dataDir: string, owner: Owner, roots: string[]): Place {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  for (const root of roots) {
    const base = join(root, 'prumo-rh')
    if (!canUse(base, owner)) continue
    let number = 1
    const path = () => join(base, number === 1 ? name : `${name}-${number}`)
    while (existsSync(path())) number++
    const place = create(path(), owner)
    writeNote(dataDir, place.home)
    return place
  }
  throw new StartupError(
    `O usuário do banco de dados (uid ${owner.uid}) não consegue entrar em ${dataDir}, nem há pasta de sistema utilizável (${roots.join(', ')}).\n` +
      'Escolha outra DATA_DIR ou informe DATABASE_URL.',
  )
}

function canUse(base: string, owner: Owner): boolean {
  try {
    if (!existsSync(base)) {
      mkdirSync(base)
      chmodSync(base, 0o755)
    }
    return canEnter(owner, base)
  } catch {
    return false
  }
}

function readNote(dataDir: string): string | undefined {
  const path = join(dataDir, NOTE)
  if (!existsSync(path)) return undefined
  try {
    const note: unknown = JSON.parse(readFileSync(path, 'utf8'))
    if (typeof note === 'object' && note !== null && 'pasta' in note && typeof note.pasta === 'string')
      return note.pasta
  } catch {
    // reported below
  }
  throw new StartupError(`O arquivo ${path}, que diz onde está o banco de dados, está danificado.`)
}

function writeNote(dataDir: string, home: string): void {
  const aviso =
    'O usuário com que o PostgreSQL roda não pode entrar nesta pasta; o banco de dados está na pasta abaixo. Copie as duas em um backup.'
  writeFileSync(join(dataDir, NOTE), `${JSON.stringify({ aviso, pasta: home }, null, 2)}\n`)
}

/** The system's words for a failed file operation. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

import { existsSync, rmSync } from 'node:fs'
import { isAbsolute, join as joinPath } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { withLock } from '#server/platform/base/lock.mjs'
import { StartupError } from '#server/platform/errors/startup-error.ts'
import { readPassword, USER } from './embedded/cluster.ts'
import { launchPostgres, rotateLog, stopPostgres, stopWhenUnused } from './embedded/launch.ts'
import { locateCluster, type Place, prepareDataDir } from './embedded/place.ts'
import { readPostmaster } from './embedded/postmaster.ts'
import { joinDatabase, type Presence, type Role } from './embedded/presence.ts'
import { provideWorker, workerOf } from './embedded/worker.ts'

/** Name of the application's database in the embedded cluster. */
const DATABASE = 'prumo'

export type EmbeddedOptions = {
  dataDir: string
  role: Role
  /** false (tests only): faster, not safe against power loss */
  durable?: boolean
  /** Where the cluster may go when PostgreSQL's user cannot enter DATA_DIR */
  systemRoots?: string[]
}

export type Connection = { host: string; port: number; user: string; password: string; database: string }

export type EmbeddedDatabase = {
  connection: Connection
  /** of the account that reads and writes rows and changes no table */
  worker: Connection
  /** The folder the cluster really lies in. */
  folder: string
  /** Keeps the log of PostgreSQL small. */
  rotateLog(): void
  /** Disconnects; the last user stops PostgreSQL, by a fast shutdown within `within` ms (default 2000), else by an immediate one. */
  close(within?: number): Promise<void>
}

type Joined = { connection: Connection; presence: Presence; place: Place }

/**
 * Opens the PostgreSQL of DATA_DIR: creates, starts, adopts or joins it, and stays until `close`. While open, a server that died is started again.
 * @throws StartupError with a Portuguese message for whatever the operator can mend
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const dataDir = prepareDataDir(options.dataDir)
  let joined = await enter(dataDir, options)
  let closing = false
  let rejoining: Promise<void> | undefined
  const watch = (): void =>
    joined.presence.onLost(() => {
      rejoining = rejoin()
    })
  const rejoin = async (): Promise<void> => {
    if (closing) return
    try {
      joined = await enter(dataDir, options)
      watch()
    } catch (error) {
      console.error(error instanceof StartupError ? error.message : error)
      process.kill(process.pid, 'SIGTERM')
    }
  }
  watch()
  // after a crash, or an exit in the middle of starting, PostgreSQL does not stay behind without a server; a tool leaves it, since it may have joined another's
  const abandon = (): void => {
    if (options.role === 'server') stopWhenUnused(joined.place)
  }
  process.on('exit', abandon)
  return {
    connection: joined.connection,
    worker: workerOf(joined.connection),
    folder: joined.place.cluster,
    rotateLog: () => rotateLog(joined.place),
    close: async (within = 2000) => {
      if (closing) return
      closing = true
      process.off('exit', abandon)
      // waits for a restart under way, so that the new server is stopped, too
      await rejoining
      await leave(dataDir, joined, within)
    },
  }
}

/** Starts or joins PostgreSQL and connects, in ten attempts at most: its last user may just be stopping it. */
async function enter(dataDir: string, options: EmbeddedOptions): Promise<Joined> {
  const { role, durable = true, systemRoots } = options
  for (let attempt = 1; ; attempt++) {
    const { place, postmaster } = await withLock(lockOf(dataDir), async () => {
      const place = locateCluster(dataDir, systemRoots)
      return { place, postmaster: await launchPostgres(place, durable) }
    })
    const { host, port } = postmaster
    const connection = { host, port, user: USER, password: readPassword(place.home), database: DATABASE }
    try {
      await provideWorker(connection)
      return { connection, place, presence: await joinDatabase(connection, role, dataDir) }
    } catch (error) {
      if (error instanceof StartupError) throw error
      if (codeOf(error) === '3D000') await createDatabase(connection)
      else if (attempt >= 10)
        throw new StartupError(`Não foi possível conectar ao banco de dados em ${place.cluster}: ${String(error)}`)
      else await sleep(200)
    }
  }
}

async function leave(dataDir: string, joined: Joined, within: number): Promise<void> {
  const alone = await joined.presence.leave().catch(() => false)
  if (alone) {
    await stopPostgres(joined.place, within)
    await removeSocketFolder(dataDir, joined)
  }
  await joined.presence.end()
}

/** Removes the folder of the socket under the lock, since another process may be about to use it. */
async function removeSocketFolder(dataDir: string, { connection, place }: Joined): Promise<void> {
  if (!isAbsolute(connection.host) || !existsSync(dataDir)) return
  await withLock(lockOf(dataDir), async () => {
    if (!readPostmaster(place.cluster)) rmSync(connection.host, { recursive: true, force: true })
  })
}

function lockOf(dataDir: string): string {
  return joinPath(dataDir, 'banco-de-dados.lock')
}

/** The first start, or one after an interrupted first start. */
async function createDatabase(connection: Connection): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(`create database ${DATABASE}`)
  } catch (error) {
    // another process created it meanwhile
    if (codeOf(error) !== '42P04' && codeOf(error) !== '23505') throw error
  } finally {
    await client.end()
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

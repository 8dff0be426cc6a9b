import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Env } from '#server/env.ts'
import type { Role } from './embedded/presence.ts'
import { openEmbedded } from './embedded.ts'
import { checkExternal } from './external.ts'
import { HotClient } from './hot.ts'
import { typeParsers } from './parsers.ts'
import { excessOf, grantWork, keepMigrations } from './worker.ts'

/** An open database. */
export type Database<DB> = {
  pool: pg.Pool
  kysely: Kysely<DB>
  kind: 'embedded' | 'external'
  /** For people: the cluster's real folder, or host and name without user and password. */
  where: string
  /** For libraries that keep connections of their own (job queue, LISTEN). */
  connection: pg.ClientConfig
  /** Works with the account that owns the tables, on connections that end with it. Where there are two accounts, that of `pool` works on rows only. */
  asOwner<T>(work: (pool: pg.Pool) => Promise<T>): Promise<T>
  /** Keeps the log of an embedded PostgreSQL small. */
  rotateLog(): void
  /** Ends all connections and, as the last user of an embedded database, PostgreSQL; done within 3 s. May be called twice. */
  close(): Promise<void>
}

export type OpenOptions = {
  /** `server`: the only one on this DATA_DIR; `tool`: joins a running one, or starts it and stops it after. */
  role: Role
  /** Connections at most (default 10). */
  max?: number
}

/**
 * Opens DATABASE_URL or the embedded PostgreSQL of DATA_DIR. Applies no migrations.
 * @throws StartupError in Portuguese
 */
export async function openDatabase<DB>(
  env: Pick<Env, 'dataDir' | 'databaseUrl'> & Partial<Pick<Env, 'migrationUrl'>>,
  options: OpenOptions,
): Promise<Database<DB>> {
  if (env.databaseUrl) {
    const owner = env.migrationUrl ? { connectionString: env.migrationUrl } : undefined
    // first: this account may set the time zone of the database, the other may not
    if (env.migrationUrl) await checkExternal(env.migrationUrl, 'MIGRATION_DATABASE_URL')
    const where = await checkExternal(env.databaseUrl)
    const server = { rotateLog: () => {}, close: async () => {} }
    const connection = { connectionString: env.databaseUrl }
    return assemble<DB>('external', where, connection, owner, options, server)
  }
  const embedded = await openEmbedded({ dataDir: env.dataDir, role: options.role })
  return assemble<DB>('embedded', embedded.folder, embedded.worker, embedded.connection, options, embedded)
}

/** A pool with our parsers and named statements; a connection that dies while idle is logged and replaced. */
export function createPool(connection: pg.ClientConfig, max = 10): pg.Pool {
  const common = { application_name: 'prumo-rh', keepAlive: true, connectionTimeoutMillis: 10_000 }
  const options = { ...common, ...connection, types: typeParsers, Client: HotClient }
  const pool = new PoolWithAside(options, max)
  pool.on('error', (error) => console.error(`Uma conexão com o banco de dados caiu: ${error.message}`))
  return pool
}

/** Works with the owner's account, after granting the other its rights on rows; warns of rights it has beyond them. */
async function withOwner<T>(owner: pg.ClientConfig, pool: pg.Pool, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const own = createPool(owner, 2)
  try {
    const { rows } = await pool.query<{ account: string }>('select current_user as account')
    const account = rows[0]?.account ?? ''
    await grantWork(own, account)
    const result = await work(own)
    await keepMigrations(own, account)
    const more = await excessOf(own, account)
    if (more.length > 0)
      console.warn(`Aviso: a conta ${account} de DATABASE_URL pode mais do que o servidor precisa: ${more.join(', ')}.`)
    return result
  } finally {
    await own.end()
  }
}

/** A pool with one more connection, for statements that must not wait for the others; it is opened on first use and closed with the pool. */
class PoolWithAside extends pg.Pool {
  private one: pg.Pool | undefined

  constructor(
    private readonly alike: pg.PoolConfig,
    max: number,
  ) {
    super({ ...alike, max })
  }

  get aside(): pg.Pool {
    this.one ??= new pg.Pool({ ...this.alike, max: 1 }).on('error', () => undefined)
    return this.one
  }

  override async end(): Promise<void> {
    await this.one?.end()
    await super.end()
  }
}

const pools = new WeakMap<object, pg.Pool>()

/** Kysely over a pool of ours. */
export function createKysely<DB>(pool: pg.Pool): Kysely<DB> {
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  pools.set(kysely, pool)
  return kysely
}

/** The pool below a Kysely of ours; undefined for a transaction, whose statements belong to its one connection. */
export function poolOf(kysely: object): pg.Pool | undefined {
  return pools.get(kysely)
}

/**
 * The connection beside those of the pool, for a statement that commits independently of the caller's transaction. It cannot deadlock: its statements need no
 * connection of the pool.
 */
export function asideOf(kysely: object): pg.Pool {
  const pool = pools.get(kysely)
  if (!(pool instanceof PoolWithAside)) throw new Error('Not a pool of ours')
  return pool.aside
}

function assemble<DB>(
  kind: Database<DB>['kind'],
  where: string,
  connection: pg.ClientConfig,
  owner: pg.ClientConfig | undefined,
  options: OpenOptions,
  server: { rotateLog(): void; close(): Promise<void> },
): Database<DB> {
  const pool = createPool(connection, options.max)
  let closed: Promise<void> | undefined
  const close = async (): Promise<void> => {
    // a statement still running must not delay the end: stopping the server cancels it
    await Promise.race([pool.end(), sleep(500, undefined, { ref: false })])
    await server.close()
  }
  return {
    pool,
    kysely: createKysely<DB>(pool),
    kind,
    where,
    connection,
    asOwner: (work) => (owner ? withOwner(owner, pool, work) : work(pool)),
    rotateLog: () => server.rotateLog(),
    close: () => {
      closed ??= close()
      return closed
    },
  }
}

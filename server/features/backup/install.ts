import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { link, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Model } from '#schemas/load.ts'
import type { Env } from '#server/env.ts'
import type { DB } from '#server/generated/tables/index.ts'
import type { Applied } from '#server/platform/database/migrate.ts'
import type { Database } from '#server/platform/database/pool.ts'
import type { FileStore } from '#server/platform/files/store.ts'
import { keepAllIndexes } from '#server/platform/session/identity/own-field-indexes.ts'
import type { Checked, OpenBackup } from './read.ts'
import { restoreInto } from './restore.ts'

export interface InstallOptions {
  checked: Checked
  env: Pick<Env, 'dataDir' | 'sessionSecret'>
  model: Model
  store: FileStore
  progress?(done: number, total: number): Promise<void>
}

export interface Installed {
  /** migrations applied after the backup's */
  migrations: Applied[]
  /** the server's secret: written from the backup, equal, different from the one in use, or absent in the backup */
  segredo: 'gravado' | 'igual' | 'outro' | 'ausente'
}

/**
 * Restores a verified backup into an empty database, its files into the store and the server's secret into DATA_DIR: all of it or nothing.
 * @throws DomainError BACKUP_BANCO_OCUPADO, BACKUP_MAIS_NOVO
 */
export async function installBackup(
  database: Pick<Database<DB>, 'asOwner'>,
  backup: OpenBackup,
  { checked, env, model, store, progress }: InstallOptions,
): Promise<Installed> {
  const contents = new Contents(store)
  let segredo: string | undefined
  try {
    return await database.asOwner((pool) =>
      inTransaction(pool, async (client) => {
        const migrations = await restoreInto(client, backup, {
          checked,
          keep: (sha256, bytes) => contents.keep(sha256, bytes),
          secret: async (text) => {
            segredo = text
          },
          progress,
        })
        await keepAllIndexes(kyselyOf(client), model)
        return { migrations, segredo: await keepSecret(env, segredo) }
      }),
    )
  } catch (error) {
    await contents.undo()
    throw error
  }
}

/** Stored contents of files, removed again when the restore fails. */
class Contents {
  private readonly kept: string[] = []

  constructor(private readonly store: FileStore) {}

  async keep(sha256: string, bytes: Buffer): Promise<void> {
    const there = await this.store.get(sha256)
    if (there && createHash('sha256').update(there).digest('hex') === sha256) return
    // a damaged content of the same size would be kept by put
    if (there) await this.store.remove(sha256)
    this.kept.push(sha256)
    await this.store.put(sha256, bytes)
  }

  async undo(): Promise<void> {
    for (const sha256 of this.kept) await this.store.remove(sha256)
  }
}

/** Writes the backup's secret to DATA_DIR, unless this server has one already. */
async function keepSecret(
  { dataDir, sessionSecret }: InstallOptions['env'],
  text?: string,
): Promise<Installed['segredo']> {
  const path = join(dataDir, 'session-secret')
  const own = sessionSecret ?? (existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined)
  if (text === undefined) return 'ausente'
  if (own !== undefined) return own === text ? 'igual' : 'outro'
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, `${text}\n`, { mode: 0o600 })
  await link(draft, path).finally(() => rm(draft, { force: true }))
  return 'gravado'
}

async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    client.release()
    await pool.query('analyze')
    return result
  } catch (error) {
    // closing the connection aborts its transaction, even while rows are being sent
    client.release(true)
    throw error
  }
}

/** A Kysely instance on one connection, in its transaction. */
function kyselyOf(client: pg.ClientBase): Kysely<DB> {
  const connection = { query: client.query.bind(client), release: () => undefined }
  const pool = { connect: async () => connection, end: async () => undefined }
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: pool as never }) })
}

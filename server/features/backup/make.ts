import { createPublicKey } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { DomainError } from '#server/platform/errors/errors.ts'
import { withholdContents } from '#server/platform/files/withhold.ts'
import { frameworkFailure } from '#server/platform/plugins/error-handler.ts'
import { JobCancelled } from '#server/platform/queue/define.ts'
import { sessionSecret } from '#server/platform/session/session-secret.ts'
import type { Prumo } from '#server/prumo.ts'
import type { Key } from './cipher.ts'
import { runAlone } from './lock.ts'
import { type Asked, completeBackup, endAbandoned, failBackup } from './records.ts'
import { folderOf, reserveOf } from './space.ts'
import { DRAFT, type Written, writeBackup } from './write.ts'

/** Key of the nightly backup, from the environment. */
export function nightlyKey({ backup }: Prumo['env']): Key | undefined {
  if (!backup) return undefined
  return 'senha' in backup ? backup : { chavePublica: createPublicKey(backup.chavePublica) }
}

/** The passphrase of the nightly backup, where it has one. */
export const nightlySecret = ({ backup }: Prumo['env']): string | undefined =>
  backup && 'senha' in backup ? backup.senha : undefined

export interface MakeOptions {
  key: Key
  progress?(done: number, total: number): Promise<void>
}

/**
 * Makes a backup and stores the outcome in the list. Meanwhile no content of a file is removed and no other backup is made.
 * @param begin inserts or finds the row of the list, under the lock; undefined: nothing to do
 * @returns its id; undefined when there was nothing to do or another process holds the lock
 */
export async function makeBackup(
  prumo: Prumo,
  begin: (db: Asked) => Promise<number | undefined>,
  { key, progress }: MakeOptions,
): Promise<number | undefined> {
  const { pool } = prumo.database
  const made = await runAlone(pool, 'backup', async (held) => {
    await endAbandoned(pool)
    await removeDrafts(folderOf(prumo.env))
    const id = await begin(pool)
    if (id === undefined) return undefined
    await withholdContents(held)
    await write(prumo, id, { key, progress })
    return id
  })
  if (made !== undefined) await prumo.files.removeWithheld()
  return made
}

/** @throws the error of the failed backup, after it was stored in the list */
async function write(prumo: Prumo, id: number, { key, progress }: MakeOptions): Promise<void> {
  const { database, env, files, now } = prumo
  const arquivo = nameOf(now(), id)
  const options = {
    key,
    path: join(folderOf(env), arquivo),
    now: now(),
    reserve: reserveOf(env),
    store: files.store,
    segredo: env.sessionSecret === undefined ? sessionSecret(env) : undefined,
    progress,
  }
  try {
    const written = await inSnapshot(database.pool, (client) => writeBackup(client, options))
    const protecao = 'senha' in key ? 'senha' : 'chave-publica'
    await completeBackup(database.pool, id, {
      arquivo,
      protecao,
      terminadoEm: now(),
      written,
      mensagem: lackOf(written),
    })
  } catch (error) {
    const expected = error instanceof DomainError ? error : frameworkFailure(error)
    const cancelled = error instanceof JobCancelled
    const said = cancelled
      ? 'Cancelado por quem o pediu.'
      : (expected?.message ?? 'Ocorreu um erro inesperado no servidor.')
    await failBackup(database.pool, id, said, cancelled)
    throw expected ?? error
  }
}

const lackOf = ({ manifest: { ausentes } }: Written): string | undefined =>
  ausentes.length === 0
    ? undefined
    : `${ausentes.length} arquivo(s) anexado(s) já não existiam no servidor e não estão no backup.`

/** 'prumo-rh-2026-11-26-0200-7.backup' */
function nameOf(now: Date, id: number): string {
  const [day, time] = now.toLocaleString('sv-SE', { timeZone: 'America/Sao_Paulo' }).split(' ')
  return `prumo-rh-${day}-${time?.slice(0, 5).replace(':', '')}-${id}.backup`
}

/** Runs work in a read-only repeatable read transaction. */
async function inSnapshot<T>(pool: pg.Pool, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const result = await work(client)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    // destroys the connection, which may still be sending rows
    client.release(true)
    throw error
  }
}

/** Removes unfinished files of processes that died. */
async function removeDrafts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of await readdir(folder)) if (name.endsWith(DRAFT)) await rm(join(folder, name), { force: true })
}

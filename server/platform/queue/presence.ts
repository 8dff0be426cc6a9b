import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'

/** Class of the advisory locks that say which processes live. */
const LIVING = 7_203_401

/** After a broken connection, until the next try. */
const AGAIN_MS = 2000

/**
 * The numbers of all processes at work, as a subquery. Each holds a lock of its number for as long as it lives: PostgreSQL frees it when the
 * connection breaks, so that the tasks of a process that died are known at once, and nobody has to tell that he is still there.
 */
export const livingExecutors = `select objid::bigint from pg_locks where locktype = 'advisory' and classid = ${LIVING} and granted
  and database = (select oid from pg_database where datname = current_database())`

/** Sent by servers that leave their tasks to others. */
const NEW_WORK = 'prumo_tarefa'
export const tellOthers = `notify ${NEW_WORK}`

/**
 * Takes the lock that tells the other processes that this one lives, on a connection of its own; a broken one is made anew.
 * @param hear called when another process has put work into the queue
 */
export async function announcePresence(
  connection: pg.ClientConfig,
  executor: number,
  log: FastifyBaseLogger,
  hear: () => void = () => {},
) {
  let ended = false
  let client: pg.Client | undefined
  const connect = async (): Promise<void> => {
    const next = new pg.Client({ ...connection, application_name: 'prumo-rh-presenca' })
    next.on('error', (error) => log.warn({ err: error }, 'Presença nas tarefas'))
    next.once('end', () => {
      if (!ended) setTimeout(() => void connect().catch(retry), AGAIN_MS).unref()
    })
    await next.connect()
    await next.query('select pg_advisory_lock($1, $2)', [LIVING, executor])
    next.on('notification', hear)
    await next.query(`listen ${NEW_WORK}`)
    client = next
  }
  const retry = (error: unknown): void => {
    if (ended) return
    log.warn({ err: error }, 'Presença nas tarefas')
    setTimeout(() => void connect().catch(retry), AGAIN_MS).unref()
  }
  await connect()
  return {
    async end(): Promise<void> {
      ended = true
      await client?.end().catch(() => undefined)
    },
  }
}

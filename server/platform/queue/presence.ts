import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'

/** Class of the advisory locks that mark living processes. */
const LIVING = 7_203_401

/** Delay before a broken connection is opened again. */
const AGAIN_MS = 2000

/**
 * Subquery of the numbers of all living processes. Each holds an advisory lock on its number; PostgreSQL releases it when the connection breaks, so that the
 * tasks of a process that died are known at once, without heartbeats.
 */
export const livingExecutors = `select objid::bigint from pg_locks where locktype = 'advisory' and classid = ${LIVING} and granted
  and database = (select oid from pg_database where datname = current_database())`

/** Channel on which servers that run no tasks announce new ones. */
const NEW_WORK = 'prumo_tarefa'
export const tellOthers = `notify ${NEW_WORK}`

/**
 * Takes the advisory lock that marks this process as living, on a connection of its own, which is opened again when it breaks.
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

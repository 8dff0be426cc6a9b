import pg from 'pg'
import type { Prumo } from '#server/prumo.ts'
import { LIVING } from './living.ts'

/** After a broken connection, until the next try. */
const AGAIN_MS = 2000

/** Lets the other processes know that this one lives. */
export async function announce(prumo: Prumo, executor: number): Promise<{ end(): Promise<void> }> {
  let ended = false
  let client: pg.Client | undefined
  const connect = async (): Promise<void> => {
    const next = new pg.Client({ ...prumo.database.connection, application_name: 'prumo-rh-presenca' })
    next.on('error', (error) => prumo.log.warn({ err: error }, 'Presença nas tarefas'))
    next.once('end', () => {
      if (!ended) setTimeout(() => void connect().catch(retry), AGAIN_MS).unref()
    })
    await next.connect()
    await next.query('select pg_advisory_lock($1, $2)', [LIVING, executor])
    client = next
  }
  const retry = (error: unknown): void => {
    if (ended) return
    prumo.log.warn({ err: error }, 'Presença nas tarefas')
    setTimeout(() => void connect().catch(retry), AGAIN_MS).unref()
  }
  await connect()
  return {
    async end() {
      ended = true
      await client?.end().catch(() => undefined)
    },
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Runtimes } from '#schemas/compile.ts'
import { loadModel } from '#schemas/load.ts'
import { DefinitionError } from '#schemas/loader/problem.ts'
import type { DB } from '#server/generated/tables/index.ts'
import { buildApp } from './app.ts'
import { migrate } from './database/migrate.ts'
import { type Database, openDatabase } from './database/pool.ts'
import { type Env, readEnv } from './env.ts'
import { reports } from './generated/reports.ts'
import { registry } from './generated/routes.ts'
import { type RunningQueue, startQueue } from './jobs/queue.ts'
import { jobs } from './jobs/registry.ts'
import { prepareAccess } from './seeds/access.ts'
import { loadSeeds } from './seeds/load.ts'
import { StartupError } from './startup-error.ts'
import { sayAccess, sayAddress, sayDemo, sayLosses } from './startup-messages.ts'

/** What a stop may take in all; the starting script gives 3.7 s. */
const STOP_MS = 3300

/**
 * Starts the product: database, migrations, first data, HTTP, and then the job queue.
 * @throws StartupError in Portuguese for what the operator can mend
 */
export async function buildServer(): Promise<void> {
  const env = readEnv()
  const model = readDefinitions()
  const database = await openDatabase<DB>(env, { role: 'server' })
  const stopping = new AbortController()
  let app: FastifyInstance | undefined
  let queue: Promise<RunningQueue | undefined> | undefined
  const stop = async (): Promise<void> => {
    if (stopping.signal.aborted) return
    stopping.abort()
    await Promise.race([end(database, app, queue), sleep(STOP_MS)])
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop())
  try {
    sayLosses(await migrate(database.pool))
    const loaded = await loadSeeds(database.kysely, { demo: env.demo, model, registry })
    sayAccess(await prepareAccess(database.pool, env))
    app = await buildApp({ database, env, model, runtimes: new Runtimes(model), registry, reports })
    await listen(app, env)
    sayAddress(app, database)
    await sayDemo(database.pool, env, loaded)
  } catch (error) {
    if (stopping.signal.aborted) return
    await database.close()
    throw error
  }
  const { prumo } = app
  queue = startQueue(prumo, jobs).catch((error) => {
    if (!stopping.signal.aborted) prumo.log.error({ err: error }, 'A fila de tarefas não iniciou')
    return undefined
  })
}

/** All mistakes of all definitions, as people can read them. */
function readDefinitions() {
  try {
    return loadModel()
  } catch (error) {
    if (error instanceof DefinitionError) throw new StartupError(error.message)
    throw error
  }
}

async function listen(app: FastifyInstance, { host, port }: Env): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw new StartupError(`A porta ${port} já está em uso. Escolha outra: PORT=3001 npm start`)
    if (error instanceof Error && 'code' in error && error.code === 'EACCES')
      throw new StartupError(`Sem permissão para usar a porta ${port}. Escolha outra: PORT=3001 npm start`)
    throw error
  }
}

/** Requests under way are answered, jobs get a moment, then the database closes. */
async function end(
  database: Database<DB>,
  app: FastifyInstance | undefined,
  queue: Promise<RunningQueue | undefined> | undefined,
): Promise<void> {
  await app?.close().catch((error) => console.error(error))
  const running = await Promise.race([queue, sleep(300, undefined)])
  await running?.stop(1000).catch(() => undefined)
  await database.close().catch((error) => console.error(error))
}

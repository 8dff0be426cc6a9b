import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Runtimes } from '#schemas/compile.ts'
import { loadModel, type Model } from '#schemas/load.ts'
import { DefinitionError } from '#schemas/loader/problem.ts'
import { resealUrns } from '#server/features/anonimato/reseal.ts'
import { syncNotices } from '#server/features/notices/shipped.ts'
import type { DB } from '#server/generated/tables/index.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { type Database, openDatabase } from '#server/platform/database/pool.ts'
import { StartupError } from '#server/platform/errors/startup-error.ts'
import { leaveToOthers, type RunningQueue, startQueue } from '#server/platform/queue/queue.ts'
import { resealStored } from '#server/platform/session/seals/reseal.ts'
import { buildApp } from './app.ts'
import { type Env, readEnv } from './env.ts'
import { reports } from './generated/reports/index.ts'
import { registry } from './generated/routes/index.ts'
import { jobs } from './jobs.ts'
import { prepareAccess } from './seeds/access.ts'
import { type Loaded, loadDemoFiles, loadFiles, loadSeeds } from './seeds/load.ts'
import { collectAfterStart } from './start/collect.ts'
import {
  sayAccess,
  sayAddress,
  sayData,
  sayDemo,
  sayMigrations,
  sayMissing,
  sayResealed,
} from './start/startup-messages.ts'

/** Maximum time of a stop in ms; the starting script allows 3.7 s. */
const STOP_MS = 3300

/**
 * Starts the product: database, migrations, first data, HTTP, and then the job queue.
 * @throws StartupError in Portuguese for failures the operator can fix
 */
export async function buildServer({ development = false } = {}): Promise<void> {
  const env = readEnv()
  const opening = openDatabase<DB>(env, { role: 'server' })
  const stopping = new AbortController()
  let running: Running | undefined
  let queue: Promise<RunningQueue | undefined> | undefined
  const stop = async (): Promise<void> => {
    if (stopping.signal.aborted) return
    stopping.abort()
    const left = opening.then((database) => end(database, running, queue))
    await Promise.race([left, sleep(STOP_MS)]).catch(() => {})
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop())
  const known = development ? undefined : await readBeside(opening)
  const database = await opening
  const appFor = (model: Model) => buildApp({ database, env, model, runtimes: new Runtimes(model), registry, reports })
  const firstData = async (model: Model): Promise<Loaded> => {
    const loaded = await loadSeeds(database.kysely, { demo: env.demo, model, registry })
    if (loaded.files) sayData(loaded.files)
    if (loaded.demo) await loadDemoFiles(database.pool, env)
    sayAccess(await prepareAccess(database.pool, env))
    // the first administrator's creation also created the first company
    await moreData(model)
    return loaded
  }
  const moreData = async (model: Model): Promise<void> =>
    sayData(await loadFiles(database.kysely, { demo: env.demo, model }))
  const work = ({ prumo }: FastifyInstance): void => {
    if (!env.tasks) {
      leaveToOthers(prumo)
      return
    }
    queue = startQueue(prumo, jobs).catch((error) => {
      if (!stopping.signal.aborted) prumo.log.error({ err: error }, 'A fila de tarefas não iniciou')
      return undefined
    })
  }
  try {
    let loaded: Loaded
    if (known) {
      sayMigrations(await database.asOwner(migrate))
      loaded = await firstData(known)
      running = ofApp(await appFor(known))
    } else {
      const { runDevelopment } = await import('#server/start/development/develop.ts')
      const begun = await runDevelopment({
        pool: database.pool,
        migrate: () => database.asOwner(migrate),
        appFor,
        firstData,
        moreData,
        // the old queue stops after the pages were switched; only then the new one starts
        changed: async (app) => {
          await (await queue)?.stop(1000)
          await syncNotices(database.kysely, app.prumo.model)
          work(app)
        },
      })
      loaded = begun.loaded
      running = begun.running
    }
    await listen(running, env)
    sayAddress(running.server, database)
    if (!env.tasks) console.log('Tarefas: nenhuma neste servidor (TAREFAS=0); são dos processos de npm run worker.')
    await sayMissing(env, database.kysely)
    const { secrets, urn } = running.app.prumo
    const urns = await resealUrns(database.kysely, urn)
    if (env.formerSecret) sayResealed((await resealStored(database.pool, secrets)) + urns)
    await sayDemo(database.pool, env, loaded)
    work(running.app)
    collectAfterStart()
  } catch (error) {
    if (stopping.signal.aborted) return
    await database.close()
    throw error
  }
}

/** The listening server, and what is closed with it. */
interface Running {
  app: FastifyInstance
  server: Server
  listen(options: { port: number; host: string }): Promise<unknown>
  close(): Promise<unknown>
}

const ofApp = (app: FastifyInstance): Running => ({
  app,
  server: app.server,
  listen: (options) => app.listen(options),
  close: () => app.close(),
})

/** Time PostgreSQL's process needs to start, in ms. */
const UNDER_WAY_MS = 40

/** Reads the definitions while the database starts; closes the database when they are invalid. */
async function readBeside(opening: Promise<Database<DB>>): Promise<Model> {
  await Promise.race([opening, sleep(UNDER_WAY_MS)])
  try {
    return readDefinitions()
  } catch (error) {
    await (await opening).close()
    throw error
  }
}

/** Loads the model. @throws StartupError with all errors of all definitions */
function readDefinitions() {
  try {
    return loadModel()
  } catch (error) {
    if (error instanceof DefinitionError) throw new StartupError(error.message)
    throw error
  }
}

async function listen(running: Running, { host, port }: Env): Promise<void> {
  try {
    await running.listen({ host, port })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw new StartupError(`A porta ${port} já está em uso. Escolha outra: PORT=3001 npm start`)
    if (error instanceof Error && 'code' in error && error.code === 'EACCES')
      throw new StartupError(`Sem permissão para usar a porta ${port}. Escolha outra: PORT=3001 npm start`)
    throw error
  }
}

/** Stops: finishes requests under way, gives jobs a moment, then closes the database. */
async function end(
  database: Database<DB>,
  running: Running | undefined,
  queue: Promise<RunningQueue | undefined> | undefined,
): Promise<void> {
  await running?.close().catch((error) => console.error(error))
  const tasks = await Promise.race([queue, sleep(300, undefined)])
  await tasks?.stop(1000).catch(() => undefined)
  await database.close().catch((error) => console.error(error))
}

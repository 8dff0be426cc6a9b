import { Runtimes } from '#schemas/compile.ts'
import { loadModel } from '#schemas/load.ts'
import type { DB } from '#server/generated/tables/index.ts'
import { openDatabase } from '#server/platform/database/pool.ts'
import { exitWith } from '#server/platform/errors/startup-error.ts'
import { startQueue } from '#server/platform/queue/queue.ts'
import { startPrinting } from '#server/platform/reports/render/printer.ts'
import { buildApp } from './app.ts'
import { readEnv } from './env.ts'
import { reports } from './generated/reports/index.ts'
import { registry } from './generated/routes/index.ts'
import { jobs } from './jobs.ts'

/** Time in ms for running jobs to end; afterwards other processes take them over. */
const STOP_MS = 3000

// npm run worker: a process that runs only jobs, beside the servers of the same database and DATA_DIR
try {
  const env = readEnv()
  const database = await openDatabase<DB>(env, { role: 'tool' })
  const model = loadModel()
  const app = await buildApp({ database, env, model, runtimes: new Runtimes(model), registry, reports })
  await app.ready()
  startPrinting()
  const queue = await startQueue(app.prumo, jobs)
  console.log('O processo de tarefas está pronto.')
  const stop = async (): Promise<void> => {
    await queue.stop(STOP_MS)
    await app.close()
    await database.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => void stop())
} catch (error) {
  exitWith(error)
}

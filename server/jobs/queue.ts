import type { Database } from '#server/database/pool.ts'
import type { DB } from '#server/generated/tables/index.ts'
import type { Prumo } from '#server/prumo.ts'
import type { Job } from './define.ts'
import { announce } from './presence.ts'
import type { Ticket } from './starter.ts'
import { TIMEOUT_MINUTES } from './system.ts'

const SCHEMA = 'pgboss'
const ZONE = 'America/Sao_Paulo'

/** How often each process looks for tasks of others that died. */
const TAKE_UP_MS = 5000

/** The running queue. */
export interface RunningQueue {
  /** lets running jobs finish for at most this long; what remains is done by the next start */
  stop(milliseconds: number): Promise<void>
}

/** Starts the queue in PostgreSQL (pg-boss): jobs of this and of other processes are taken from it, one of each kind at a time. */
export async function startQueue(prumo: Prumo, jobs: readonly Job[]): Promise<RunningQueue> {
  const { default: PgBoss } = await import('pg-boss')
  const { password, ...connection } = prumo.database.connection
  const secret = typeof password === 'function' ? async () => password() : password
  const boss = new PgBoss({
    ...connection,
    password: secret,
    schema: SCHEMA,
    max: 2,
    application_name: 'prumo-rh-tarefas',
  })
  boss.on('error', (error) => prumo.log.error({ err: error }, 'Fila de tarefas'))
  await boss.start()
  const presence = await announce(prumo, prumo.jobs.tasks.executor)
  await reclaim(prumo.database)
  const workers = new Map<string, string[]>()
  for (const job of jobs) {
    await boss.createQueue(job.name, {
      name: job.name,
      retryLimit: Math.max(2, job.attempts ?? 1),
      retryDelay: 1,
      expireInSeconds: (job.timeoutMinutes ?? TIMEOUT_MINUTES) * 60,
    })
    const own: string[] = []
    for (let i = 0; i < (job.concurrency ?? 1); i++)
      own.push(
        await boss.work<Ticket>(job.name, { pollingIntervalSeconds: 5 }, async (tickets) => {
          for (const { data } of tickets) await prumo.jobs.run(job.name, data ?? {})
        }),
      )
    workers.set(job.name, own)
    if (job.schedule) await boss.schedule(job.name, job.schedule, {}, { tz: ZONE })
    if (job.atStart) await boss.send(job.name, {})
  }
  await prumo.jobs.connect({
    async send(name, ticket) {
      await boss.send(name, ticket)
      for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker)
    },
  })
  const names = jobs.map(({ name }) => name)
  const takeUp = async (): Promise<void> => {
    for (const { tipo, empresaId, id } of await prumo.jobs.tasks.takeUp(names))
      await prumo.jobs.send(tipo, { empresaId, tarefaId: id })
  }
  await takeUp()
  const watch = setInterval(
    () => void takeUp().catch((error) => prumo.log.error({ err: error }, 'Fila de tarefas')),
    TAKE_UP_MS,
  )
  return {
    async stop(timeout) {
      clearInterval(watch)
      await boss.stop({ graceful: true, wait: true, timeout, close: true })
      await presence.end()
    },
  }
}

/** With the embedded database this is the only server: what still runs ran in one that died, unless a worker has the task (`Tasks.begin`). */
async function reclaim({ kind, pool }: Database<DB>): Promise<void> {
  if (kind !== 'embedded') return
  await pool.query(`update ${SCHEMA}.job set state = 'retry', start_after = now() where state = 'active'`)
}

import type { Database } from '#server/database/pool.ts'
import type { DB } from '#server/generated/tables/index.ts'
import type { Prumo } from '#server/prumo.ts'
import type { Job } from './define.ts'
import type { Ticket } from './starter.ts'

const SCHEMA = 'pgboss'
const ZONE = 'America/Sao_Paulo'
/** A process that died leaves its job to another once it counts as dead. */
const DEFAULT_TIMEOUT_MINUTES = 60

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
  await reclaim(prumo.database)
  const workers = new Map<string, string>()
  for (const job of jobs) {
    await boss.createQueue(job.name, {
      name: job.name,
      retryLimit: Math.max(2, job.attempts ?? 1),
      retryDelay: 1,
      expireInSeconds: (job.timeoutMinutes ?? DEFAULT_TIMEOUT_MINUTES) * 60,
    })
    const worker = await boss.work<Ticket>(job.name, { pollingIntervalSeconds: 5 }, async (tickets) => {
      for (const { data } of tickets) await prumo.jobs.run(job.name, data ?? {})
    })
    workers.set(job.name, worker)
    if (job.schedule) await boss.schedule(job.name, job.schedule, {}, { tz: ZONE })
  }
  await prumo.jobs.connect({
    async send(name, ticket) {
      await boss.send(name, ticket)
      const worker = workers.get(name)
      if (worker) boss.notifyWorker(worker)
    },
  })
  return { stop: (timeout) => boss.stop({ graceful: true, wait: true, timeout, close: true }) }
}

/** With the embedded database this is the only server: what still runs ran in one that died. */
async function reclaim({ kind, pool }: Database<DB>): Promise<void> {
  if (kind !== 'embedded') return
  await pool.query(`update ${SCHEMA}.job set state = 'retry', start_after = now() where state = 'active'`)
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Tarefa } from '#server/platform/database/base-tables.ts'
import type { Prumo } from '#server/prumo.ts'
import type { Job } from './define.ts'
import { announcePresence, tellOthers } from './presence.ts'
import { runTask } from './run.ts'
import { Schedules } from './schedule.ts'
import { TIMEOUT_MINUTES } from './system.ts'
import { INSTALLATION } from './tasks.ts'

/** How often a process looks for schedules, for tasks another one put into the queue, and for those of processes that died. */
const POLL_MS = 2000

/** The running queue. */
export interface RunningQueue {
  /** lets running jobs finish for at most this long; what remains is done by another process or the next start */
  stop(milliseconds: number): Promise<void>
}

/** The promise of a running job, its task, and the instant it times out. */
type Running = Map<Promise<void>, { task: Tarefa; until: number }>

/** Starts to claim tasks of these jobs from the table `tarefa`, of each job up to its `concurrency`, and to queue scheduled jobs that are due. */
export async function startQueue(prumo: Prumo, jobs: readonly Job[]): Promise<RunningQueue> {
  const { system, tasks } = prumo.jobs
  for (const job of jobs) if (job.atStart) await system.enqueue(job.name, null)
  const schedules = new Schedules(jobs)
  const running: Running = new Map()
  const fail = (error: unknown) => prumo.log.error({ err: error }, 'Fila de tarefas')
  let turn = Promise.resolve()
  let asked = false
  let stopped = false
  /** Looks for work: now, or once more after the look under way. */
  const wake = (): void => {
    if (asked || stopped) return
    asked = true
    turn = turn.then(look).catch(fail)
  }
  const look = async (): Promise<void> => {
    asked = false
    await schedules.handOver(prumo.now(), (due) => system.enqueueDue(due))
    await freePlaces(prumo, running)
    for (let task = await claim(); task; task = await claim()) begin(task)
  }
  const claim = async (): Promise<Tarefa | undefined> => {
    const free = stopped ? [] : jobs.filter((job) => hasPlace(job, running))
    return free.length > 0 ? tasks.claim(free.map(({ name }) => name)) : undefined
  }
  const begin = (task: Tarefa): void => {
    const job = jobs.find(({ name }) => name === task.tipo)
    if (!job) return
    const work = runTask(job, prumo, task)
      .catch(fail)
      .finally(() => {
        running.delete(work)
        wake()
      })
    running.set(work, { task, until: Date.now() + (job.timeoutMinutes ?? TIMEOUT_MINUTES) * 60_000 })
  }
  const presence = await announcePresence(prumo.database.connection, tasks.executor, prumo.log, wake)
  prumo.jobs.connect(wake)
  wake()
  const poll = setInterval(wake, POLL_MS)
  return {
    async stop(milliseconds) {
      stopped = true
      clearInterval(poll)
      await turn
      await Promise.race([Promise.all(running.keys()), sleep(milliseconds, undefined, { ref: false })])
      await presence.end()
    },
  }
}

/** For a server that runs no tasks: announces those it puts into the queue to the processes that do (NOTIFY). */
export function leaveToOthers({ jobs, database, log }: Prumo): void {
  const tell = () => database.pool.query(tellOthers).catch((error) => log.error({ err: error }, 'Fila de tarefas'))
  jobs.connect(() => void tell())
}

function hasPlace({ name, concurrency = 1 }: Job, running: Running): boolean {
  return [...running.values()].filter(({ task }) => task.tipo === name).length < concurrency
}

/** Frees the places of jobs past their timeout. A run of the system is released to start again; a user's task goes on, since it must not run twice. */
async function freePlaces({ jobs, log }: Prumo, running: Running): Promise<void> {
  for (const [work, { task, until }] of running) {
    if (until > Date.now()) continue
    running.delete(work)
    log.error({ job: task.tipo, task: task.id }, 'Tarefa sem fim')
    if (task.empresa_id === INSTALLATION) await jobs.tasks.release({ empresaId: INSTALLATION, id: task.id })
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Tarefa } from '#server/database/base-tables.ts'
import type { Prumo } from '#server/prumo.ts'
import type { Job } from './define.ts'
import { announcePresence } from './presence.ts'
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

/** Starts to take tasks of these jobs from the table `tarefa`, of each job as many at a time as it allows, and to put into it what is due. */
export async function startQueue(prumo: Prumo, jobs: readonly Job[]): Promise<RunningQueue> {
  const { database, log } = prumo
  const presence = await announcePresence(database.connection, prumo.jobs.tasks.executor, log)
  const queue = new Queue(prumo, jobs)
  for (const job of jobs) if (job.atStart) await prumo.jobs.system.enqueue(job.name, null)
  prumo.jobs.connect(() => queue.wake())
  queue.wake()
  const poll = setInterval(() => queue.wake(), POLL_MS)
  return {
    async stop(milliseconds) {
      clearInterval(poll)
      await queue.stop(milliseconds)
      await presence.end()
    },
  }
}

class Queue {
  private readonly schedules: Schedules
  /** how many tasks of a job hold a place */
  private readonly held = new Map<string, number>()
  private readonly running = new Set<Promise<void>>()
  private turn: Promise<void> | undefined
  private woken = false
  private stopped = false

  constructor(
    private readonly prumo: Prumo,
    private readonly jobs: readonly Job[],
  ) {
    this.schedules = new Schedules(jobs)
  }

  /** Looks for work: now, or once more after the look under way. */
  wake(): void {
    this.woken = true
    this.turn ??= this.look()
  }

  async stop(milliseconds: number): Promise<void> {
    this.stopped = true
    await this.turn
    await Promise.race([Promise.all(this.running), sleep(milliseconds, undefined, { ref: false })])
  }

  private async look(): Promise<void> {
    while (this.woken && !this.stopped) {
      this.woken = false
      await this.takeAll().catch((error) => this.prumo.log.error({ err: error }, 'Fila de tarefas'))
    }
    this.turn = undefined
  }

  private async takeAll(): Promise<void> {
    const { system } = this.prumo.jobs
    await this.schedules.handOver(this.prumo.now(), (due) => system.enqueueDue(due))
    for (let task = await this.claim(); task; task = await this.claim()) this.begin(task)
  }

  private async claim(): Promise<Tarefa | undefined> {
    const free = this.jobs.filter(({ name, concurrency = 1 }) => (this.held.get(name) ?? 0) < concurrency)
    if (this.stopped || free.length === 0) return undefined
    return this.prumo.jobs.tasks.claim(free.map(({ name }) => name))
  }

  /** Works on a task, which holds a place until it ends or its time is over. */
  private begin(task: Tarefa): void {
    const job = this.jobs.find(({ name }) => name === task.tipo)
    if (!job) return
    this.hold(job, 1)
    const ended = new AbortController()
    const work = runTask(job, this.prumo, task)
      .catch((error) => this.prumo.log.error({ err: error, job: job.name }, 'Tarefa'))
      .finally(() => {
        this.running.delete(work)
        ended.abort()
      })
    this.running.add(work)
    void Promise.race([work, this.expire(job, task, ended.signal)]).finally(() => {
      this.hold(job, -1)
      this.wake()
    })
  }

  /** Waits for the job's time to be over. Work nobody watches is then begun anew; a task goes on, as it must not be at work twice. */
  private async expire(job: Job, task: Tarefa, ended: AbortSignal): Promise<void> {
    const minutes = job.timeoutMinutes ?? TIMEOUT_MINUTES
    const late = await sleep(minutes * 60_000, true, { signal: ended, ref: false }).catch(() => false)
    if (!late) return
    this.prumo.log.error({ job: job.name, task: task.id, minutes }, 'Tarefa sem fim')
    const { tasks } = this.prumo.jobs
    if (task.empresa_id !== INSTALLATION) return
    await tasks
      .release({ empresaId: INSTALLATION, id: task.id })
      .catch((error) => this.prumo.log.error({ err: error, job: job.name }, 'Tarefa'))
  }

  private hold({ name }: Job, more: 1 | -1): void {
    this.held.set(name, (this.held.get(name) ?? 0) + more)
  }
}

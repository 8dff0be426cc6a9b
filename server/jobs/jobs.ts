import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { JsonValue } from '#schemas/runtime/model.ts'
import type { Prumo } from '#server/prumo.ts'
import type { Session } from '#server/session/session.ts'
import type { Job } from './define.ts'
import type { JobResult } from './result.ts'
import { contextOf, runJob, runOwn, settle } from './run.ts'
import type { JobQueue, JobStarter, StartOptions, Ticket } from './starter.ts'
import { SystemRuns, type SystemWork } from './system.ts'
import { type NewTask, Tasks } from './tasks.ts'

/** What is said within this time is one run; by its end the transaction that spoke has usually ended, too. */
const NUDGE_MS = 500

/** Starts jobs and runs them. Without a queue (in tests) they wait here until `drain`. */
export class Jobs implements JobStarter {
  readonly tasks: Tasks
  readonly system: SystemRuns
  readonly personal: readonly string[]
  readonly repeatable: readonly string[]
  private readonly byName: Map<string, Job>
  private readonly waiting: { name: string; ticket: Ticket }[] = []
  private readonly nudged = new Set<string>()
  private queue: JobQueue | undefined

  constructor(
    list: readonly Job[],
    private readonly prumo: () => Prumo,
  ) {
    this.byName = new Map(list.map((job) => [job.name, job]))
    this.personal = list.filter((job) => job.personal).map(({ name }) => name)
    this.repeatable = list.filter((job) => job.repeatable).map(({ name }) => name)
    this.system = new SystemRuns(prumo().database.pool)
    this.tasks = new Tasks(prumo().database.pool, randomInt(1, 2 ** 31 - 1))
  }

  async connect(queue: JobQueue): Promise<void> {
    this.queue = queue
    for (const { name, ticket } of this.waiting.splice(0)) await queue.send(name, ticket)
  }

  async start(session: Session, name: string, input: JsonValue, title?: string): Promise<string> {
    const task = newTask(session, this.get(name), input, title)
    const tarefaId = await this.tasks.create(task)
    await this.send(name, { empresaId: task.empresaId, tarefaId })
    return tarefaId
  }

  async startOwn(name: string, input: JsonValue): Promise<void> {
    await this.send(this.get(name).name, { entrada: input })
  }

  ownWork(): Promise<SystemWork[]> {
    return this.system.last([...this.byName.values()], this.prumo().now())
  }

  async within(
    session: Session,
    name: string,
    input: JsonValue,
    { title, wait }: StartOptions,
  ): Promise<{ result: JobResult } | { tarefaId: string }> {
    if (wait <= 0) return { tarefaId: await this.start(session, name, input, title) }
    const job = this.get(name)
    let task: Awaited<ReturnType<Tasks['adopt']>>
    const context = contextOf(this.prumo(), { input, session: async () => session, task: () => task })
    const work = Promise.resolve().then(() => job.run(context))
    const late = new AbortController()
    const result = work.then((done) => ({ result: done ?? {} })).finally(() => late.abort())
    const timer = sleep(wait, undefined, { signal: late.signal }).catch(() => undefined)
    const outcome = await Promise.race([result, timer.then(() => undefined)])
    if (outcome) return outcome
    // ended at the very moment: the answer is there
    if (late.signal.aborted) return result
    task = await this.tasks.adopt(newTask(session, job, input, title))
    if (!task) return result
    // from here on nobody waits: what goes wrong is said by the task
    void settle(job, this.prumo(), task, work).catch((error) =>
      this.prumo().log.error({ err: error, job: name }, 'Tarefa'),
    )
    return { tarefaId: task.id }
  }

  async send(name: string, ticket: Ticket): Promise<void> {
    if (this.queue) await this.queue.send(name, ticket)
    else this.waiting.push({ name, ticket })
  }

  nudge(name: string): void {
    const { queue } = this
    if (!queue || !this.byName.has(name) || this.nudged.has(name)) return
    this.nudged.add(name)
    setTimeout(() => {
      this.nudged.delete(name)
      queue.send(name, {}).catch((error) => this.prumo().log.warn({ err: error, job: name }, 'Tarefa'))
    }, NUDGE_MS).unref()
  }

  async run(name: string, ticket: Ticket): Promise<void> {
    const job = this.get(name)
    if (!('tarefaId' in ticket)) return runOwn(job, this.prumo(), ticket.entrada)
    const { empresaId, tarefaId } = ticket
    const task = await this.tasks.begin({ empresaId, id: tarefaId })
    if (task) await runJob(job, this.prumo(), task)
  }

  async drain(): Promise<void> {
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      const { name, ticket } = next
      // as the queue does: what failed and may be tried again waits anew
      await this.run(name, ticket).catch(() => this.waiting.push({ name, ticket }))
    }
  }

  private get(name: string): Job {
    const job = this.byName.get(name)
    if (!job) throw new Error(`Unknown job: ${name}`)
    return job
  }
}

function newTask({ empresaId, usuario, kind, key }: Session, job: Job, entrada: JsonValue, title?: string): NewTask {
  const usuarioId = kind === 'interna' ? usuario.id : null
  const chaveApiId = key?.id ?? null
  return { tipo: job.name, titulo: title ?? job.title, empresaId, usuarioId, chaveApiId, entrada }
}

import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { JsonValue } from '#schemas/runtime/model.ts'
import type { Session } from '#server/platform/access/session.ts'
import { Places } from '#server/platform/base/places.ts'
import type { Tarefa } from '#server/platform/database/base-tables.ts'
import { fail, isErrorCode } from '#server/platform/errors/errors.ts'
import type { Prumo } from '#server/prumo.ts'
import type { Job } from './define.ts'
import { contextOf, runTask, settleJob } from './run.ts'
import type { JobStarter } from './starter.ts'
import { SystemRuns, type SystemWork } from './system.ts'
import { INSTALLATION, type JobResult, type NewTask, Tasks } from './tasks.ts'

/** Most waiting tasks of one user, where the parameters of the system say nothing else. */
const MOST_WAITING = 50

/** Debounce of `nudge`: calls within this time are one run; by its end the calling transaction has usually committed. */
const NUDGE_MS = 500
/** Poll interval while waiting for another process to end a task. */
const LOOK_MS = 100
/** Most jobs at once in a process whose callers wait. */
const WAITED_FOR = 4

/** Puts jobs into the queue, the table `tarefa`. Without a running queue (in tests) they wait there until `drain`. */
export class Jobs implements JobStarter {
  readonly tasks: Tasks
  readonly system: SystemRuns
  readonly personal: readonly string[]
  readonly repeatable: readonly string[]
  private readonly byName: Map<string, Job>
  private readonly nudged = new Set<string>()
  /** one per user: further jobs he waits for go to the queue */
  private readonly whileWaited = new Places(WAITED_FOR, 1)
  private wakeQueue: (() => void) | undefined

  constructor(
    list: readonly Job[],
    private readonly prumo: () => Prumo,
  ) {
    this.byName = new Map(list.map((job) => [job.name, job]))
    this.personal = list.filter((job) => job.personal).map(({ name }) => name)
    this.repeatable = list.filter((job) => job.repeatable).map(({ name }) => name)
    const { pool } = prumo().database
    const executor = randomInt(1, 2 ** 31 - 1)
    this.system = new SystemRuns(pool, executor)
    this.tasks = new Tasks(pool, executor)
  }

  connect(wakeQueue: () => void): void {
    this.wakeQueue = wakeQueue
  }

  seenWith({ tipo, entrada }: Pick<Tarefa, 'tipo' | 'entrada'>): string | undefined {
    return this.byName.get(tipo)?.seenWith?.(entrada, this.prumo().model)
  }

  asksConfirmation(name: string): boolean {
    return this.byName.get(name)?.confirmed === true
  }

  async start(session: Session, name: string, input: JsonValue, title?: string): Promise<string> {
    await this.refuseMany(session)
    const { id } = await this.tasks.create(newTask(session, this.get(name), input, title))
    this.wakeQueue?.()
    return id
  }

  async startOwn(name: string, input: JsonValue): Promise<void> {
    await this.system.enqueue(this.get(name).name, input)
    this.wakeQueue?.()
  }

  ownWork(): Promise<SystemWork[]> {
    return this.system.last([...this.byName.values()], this.prumo().now())
  }

  async within(
    session: Session,
    name: string,
    input: JsonValue,
    { title, wait }: { title?: string; wait: number },
  ): Promise<{ result: JobResult } | { tarefaId: string }> {
    if (wait <= 0) return { tarefaId: await this.start(session, name, input, title) }
    if (!this.prumo().env.tasks) return this.waitForOthers(session, await this.start(session, name, input, title), wait)
    const leave = this.whileWaited.takeFree(String(session.usuario.id))
    if (!leave) return { tarefaId: await this.start(session, name, input, title) }
    const job = this.get(name)
    let task: Tarefa | undefined
    const context = contextOf(this.prumo(), { input, session: async () => session, task: () => task })
    const work = Promise.resolve()
      .then(() => job.run(context))
      .finally(leave)
    const late = new AbortController()
    const result = work.then((done) => ({ result: done ?? {} })).finally(() => late.abort())
    const timer = sleep(wait, undefined, { signal: late.signal }).catch(() => undefined)
    const outcome = await Promise.race([result, timer.then(() => undefined)])
    if (outcome) return outcome
    // it ended at the same moment: the result is there
    if (late.signal.aborted) return result
    task = await this.tasks.create(newTask(session, job, input, title), true)
    // from here on nobody waits: the task records a failure
    void settleJob(job, this.prumo(), task, work).catch((error) =>
      this.prumo().log.error({ err: error, job: name }, 'Tarefa'),
    )
    return { tarefaId: task.id }
  }

  /** Waits for another process to end a task, then returns its result and removes the task. @throws DomainError as it failed */
  private async waitForOthers(session: Session, tarefaId: string, milliseconds: number) {
    const key = { empresaId: session.empresaId, id: tarefaId }
    for (const end = Date.now() + milliseconds; Date.now() < end; ) {
      await sleep(Math.min(LOOK_MS, end - Date.now()))
      const task = await this.tasks.find(key.empresaId, tarefaId)
      const { codigo } = (task?.resultado ?? {}) as { codigo?: unknown }
      if (task?.estado === 'falhou' && isErrorCode(codigo)) {
        await this.tasks.remove(key)
        fail(codigo, {}, { message: task.mensagem ?? undefined })
      }
      if (task?.estado !== 'concluida') continue
      const { arquivo_id: id, mensagem, resultado } = task
      const arquivo = id === null ? undefined : await this.prumo().files.content(key.empresaId, id)
      await this.tasks.remove(key)
      return { result: { arquivo, mensagem: mensagem ?? undefined, resultado: resultado ?? undefined } }
    }
    return { tarefaId }
  }

  nudge(name: string): void {
    if (!this.wakeQueue || !this.byName.has(name) || this.nudged.has(name)) return
    this.nudged.add(name)
    setTimeout(() => {
      this.nudged.delete(name)
      this.startOwn(name, null).catch((error) => this.prumo().log.warn({ err: error, job: name }, 'Tarefa'))
    }, NUDGE_MS).unref()
  }

  async run(name: string, entrada: JsonValue): Promise<void> {
    const nobody = { empresaId: INSTALLATION, usuarioId: null, chaveApiId: null }
    const task = await this.tasks.create({ tipo: name, titulo: name, ...nobody, entrada }, true)
    await runTask(this.get(name), this.prumo(), task)
  }

  async runNext(): Promise<boolean> {
    const task = await this.tasks.claim([...this.byName.keys()], { delayed: true })
    if (task) await runTask(this.get(task.tipo), this.prumo(), task)
    return task !== undefined
  }

  async drain(): Promise<void> {
    let more = true
    while (more) more = await this.runNext()
  }

  /** Refuses more waiting tasks of a user than the limit. @throws DomainError TAREFAS_DEMAIS */
  private async refuseMany({ kind, empresaId, usuario, context }: Session): Promise<void> {
    if (kind !== 'interna') return
    const limite = Number(context.parametros.tarefasNaFila ?? MOST_WAITING)
    if ((await this.tasks.waiting(empresaId, usuario.id)) >= limite)
      fail('TAREFAS_DEMAIS', { limite }, { headers: { 'retry-after': '60' } })
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

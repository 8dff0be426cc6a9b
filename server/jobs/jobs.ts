import type { JsonValue } from '#schemas/runtime/model.ts'
import type { Prumo } from '#server/prumo.ts'
import type { Session } from '#server/session/session.ts'
import type { Job } from './define.ts'
import { runJob } from './run.ts'
import type { JobQueue, JobStarter, Ticket } from './starter.ts'
import { Tasks } from './tasks.ts'

/** Starts jobs and runs them. Without a queue (in tests) they wait here until `drain`. */
export class Jobs implements JobStarter {
  readonly tasks: Tasks
  readonly personal: readonly string[]
  private readonly byName: Map<string, Job>
  private readonly waiting: { name: string; ticket: Ticket }[] = []
  private queue: JobQueue | undefined

  constructor(
    list: readonly Job[],
    private readonly prumo: () => Prumo,
  ) {
    this.byName = new Map(list.map((job) => [job.name, job]))
    this.personal = list.filter((job) => job.personal).map(({ name }) => name)
    this.tasks = new Tasks(prumo().database.pool)
  }

  async connect(queue: JobQueue): Promise<void> {
    this.queue = queue
    for (const { name, ticket } of this.waiting.splice(0)) await queue.send(name, ticket)
  }

  async start(session: Session, name: string, input: JsonValue, title?: string): Promise<string> {
    const job = this.get(name)
    const { empresaId, usuario, kind } = session
    const usuarioId = kind === 'interna' ? usuario.id : null
    const task = { tipo: name, titulo: title ?? job.title, empresaId, usuarioId, entrada: input }
    const tarefaId = await this.tasks.create(task)
    const ticket = { empresaId, tarefaId }
    if (this.queue) await this.queue.send(name, ticket)
    else this.waiting.push({ name, ticket })
    return tarefaId
  }

  async run(name: string, ticket: Ticket): Promise<void> {
    const job = this.get(name)
    if (!('tarefaId' in ticket)) return runJob(job, this.prumo())
    const { empresaId, tarefaId } = ticket as { empresaId: number; tarefaId: string }
    const task = await this.tasks.begin(empresaId, tarefaId)
    if (task) await runJob(job, this.prumo(), task)
  }

  async drain(): Promise<void> {
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) await this.run(next.name, next.ticket)
  }

  private get(name: string): Job {
    const job = this.byName.get(name)
    if (!job) throw new Error(`Unknown job: ${name}`)
    return job
  }
}

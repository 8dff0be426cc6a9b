import type { JsonValue } from '#schemas/runtime/model.ts'
import type { Session } from '#server/platform/access/session.ts'
import type { Tarefa } from '#server/platform/database/base-tables.ts'
import type { SystemRuns, SystemWork } from './system.ts'
import type { JobResult, Tasks } from './tasks.ts'

/** What the rest of the server does with jobs (`app.prumo.jobs`). */
export interface JobStarter {
  readonly tasks: Tasks
  readonly system: SystemRuns
  /** names of the jobs whose results are personal data */
  readonly personal: readonly string[]
  /** names of the jobs whose owner may start them again with the same input */
  readonly repeatable: readonly string[]
  /** The authority with which others see a task; none: nobody else does. */
  seenWith(task: Pick<Tarefa, 'tipo' | 'entrada'>): string | undefined
  /** Whether a task is begun again only by who confirmed lately that it is he. */
  asksConfirmation(name: string): boolean
  /** Starts a job on behalf of a session. @returns the id of the task that shows its progress (GET /api/tarefas/:id) */
  start(session: Session, name: string, input: JsonValue, title?: string): Promise<string>
  /**
   * Works on a job here and now for as long as the caller waits; what takes longer goes on as a task, nothing of it done twice. Should this process die,
   * another begins the task anew. A failure within the time is thrown. Where this server leaves tasks to others (TAREFAS=0) one of them does it,
   * with the same answers.
   * @param options wait: milliseconds the caller waits; 0: it goes into the queue at once
   */
  within(
    session: Session,
    name: string,
    input: JsonValue,
    options: { title?: string; wait: number },
  ): Promise<{ result: JobResult } | { tarefaId: string }>
  /** Starts a job of the product's own, which no person is told of. */
  startOwn(name: string, input: JsonValue): Promise<void>
  /** How the jobs that run by a schedule fare. */
  ownWork(): Promise<SystemWork[]>
  /** Lets a scheduled job run within a second instead of at its time; without a queue it waits for that. Many calls are one. */
  nudge(name: string): void
  /** Runs a job of the product's own here and now, without the queue. Failures end up in 'Do sistema' and in the log. */
  run(name: string, input: JsonValue): Promise<void>
  /** Has a queue woken whenever this process starts a job. */
  connect(wakeQueue: () => void): void
  /** Without a queue (in tests): runs the oldest task that waits. @returns false when there is none */
  runNext(): Promise<boolean>
  /** Without a queue (in tests): runs, one after the other, everything that waits. */
  drain(): Promise<void>
}

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
  /** The authority with which others may see a task; undefined: nobody else does. */
  seenWith(task: Pick<Tarefa, 'tipo' | 'entrada'>): string | undefined
  /** Whether repeating a job needs a recent log-in or confirmation. */
  asksConfirmation(name: string): boolean
  /** Starts a job on behalf of a session. @returns the id of the task that shows its progress (GET /api/tarefas/:id) */
  start(session: Session, name: string, input: JsonValue, title?: string): Promise<string>
  /**
   * Runs a job in process while the caller waits; what takes longer goes on as a task, without starting over. If this process dies, another begins the task
   * anew. A failure within the time is thrown. Where this server leaves tasks to others (TAREFAS=0) one of them runs it, with the same answers.
   * @param options wait: milliseconds the caller waits; 0: it goes into the queue at once
   */
  within(
    session: Session,
    name: string,
    input: JsonValue,
    options: { title?: string; wait: number },
  ): Promise<{ result: JobResult } | { tarefaId: string }>
  /** Queues a job of the system, which no user sees. */
  startOwn(name: string, input: JsonValue): Promise<void>
  /** The last runs of scheduled jobs. */
  ownWork(): Promise<SystemWork[]>
  /** Runs a scheduled job within a second instead of at its time (debounced); without a queue it runs at its time. */
  nudge(name: string): void
  /** Runs a job of the system in process, without the queue. Failures end up in 'Do sistema' and in the log. */
  run(name: string, input: JsonValue): Promise<void>
  /** Registers the function that wakes the queue when this process starts a job. */
  connect(wakeQueue: () => void): void
  /** Without a queue (in tests): runs the oldest task that waits. @returns false when there is none */
  runNext(): Promise<boolean>
  /** Without a queue (in tests): runs, one after the other, everything that waits. */
  drain(): Promise<void>
}

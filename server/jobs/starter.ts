import type { JsonValue } from '#schemas/runtime/model.ts'
import type { Session } from '#server/session/session.ts'
import type { JobResult } from './result.ts'
import type { SystemRuns, SystemWork } from './system.ts'
import type { Tasks } from './tasks.ts'

/** What lies in the queue: which task, or with what a job begins that nobody started (nothing, when it runs by its schedule). */
export type Ticket = { empresaId: number; tarefaId: string } | { entrada?: JsonValue }

/** Where started jobs wait until some process takes them. */
export interface JobQueue {
  send(name: string, ticket: Ticket): Promise<void>
}

/** How a job is started that may be done at once. */
export interface StartOptions {
  title?: string
  /** milliseconds the caller waits for it; 0: it goes to the queue at once */
  wait: number
}

/** What the rest of the server does with jobs (`app.prumo.jobs`). */
export interface JobStarter {
  readonly tasks: Tasks
  readonly system: SystemRuns
  /** names of the jobs whose results are personal data */
  readonly personal: readonly string[]
  /** names of the jobs whose owner may start them again with the same input */
  readonly repeatable: readonly string[]
  /** Starts a job on behalf of a session. @returns the id of the task that shows its progress (GET /api/tarefas/:id) */
  start(session: Session, name: string, input: JsonValue, title?: string): Promise<string>
  /**
   * Works on a job here and now for as long as the caller waits; what takes longer goes on as a task, nothing of it done twice. Should this process die,
   * another begins the task anew. A failure within the time is thrown.
   */
  within(
    session: Session,
    name: string,
    input: JsonValue,
    options: StartOptions,
  ): Promise<{ result: JobResult } | { tarefaId: string }>
  /** Starts a job of the product's own, which no person is told of. */
  startOwn(name: string, input: JsonValue): Promise<void>
  /** How the jobs that run by a schedule fare. */
  ownWork(): Promise<SystemWork[]>
  /** Puts a ticket into the queue. */
  send(name: string, ticket: Ticket): Promise<void>
  /** Lets a scheduled job run within a second instead of at its time; without a queue it waits for that. Many calls are one. */
  nudge(name: string): void
  /** Runs one job now; called by the queue. Failures end up in the task and in the log. */
  run(name: string, ticket: Ticket): Promise<void>
  /** Hands what waits here over to a queue, and everything after it too. */
  connect(queue: JobQueue): Promise<void>
  /** Without a queue (in tests): runs, one after the other, everything that waits here. */
  drain(): Promise<void>
}

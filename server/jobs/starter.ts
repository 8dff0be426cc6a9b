import type { JsonValue } from '#schemas/runtime/model.ts'
import type { Session } from '#server/session/session.ts'
import type { Tasks } from './tasks.ts'

/** What lies in the queue: which task, or nothing for a scheduled job. */
export type Ticket = { empresaId: number; tarefaId: string } | Record<string, never>

/** Where started jobs wait until some process takes them. */
export interface JobQueue {
  send(name: string, ticket: Ticket): Promise<void>
}

/** What the rest of the server does with jobs (`app.prumo.jobs`). */
export interface JobStarter {
  readonly tasks: Tasks
  /** names of the jobs whose results are personal data */
  readonly personal: readonly string[]
  /** Starts a job on behalf of a session. @returns the id of the task that shows its progress (GET /api/tarefas/:id) */
  start(session: Session, name: string, input: JsonValue, title?: string): Promise<string>
  /** Runs one job now; called by the queue. Failures end up in the task and in the log. */
  run(name: string, ticket: Ticket): Promise<void>
  /** Hands what waits here over to a queue, and everything after it too. */
  connect(queue: JobQueue): Promise<void>
  /** Without a queue (in tests): runs, one after the other, everything that waits here. */
  drain(): Promise<void>
}

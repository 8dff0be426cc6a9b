import type { Model } from '#schemas/load.ts'
import type { JsonValue } from '#schemas/runtime/model.ts'
import type { Session } from '#server/platform/access/session.ts'
import type { ErrorCode } from '#server/platform/errors/errors.ts'
import type { Prumo } from '#server/prumo.ts'
import type { JobResult } from './tasks.ts'

/** What a job gets to work with. */
export interface JobContext<Input = JsonValue> {
  prumo: Prumo
  /** input it was started with; null for a scheduled job */
  input: Input
  /** the task people watch; absent for a scheduled job */
  readonly tarefa?: { id: string; empresaId: number; usuarioId: number | null }
  /** unsealed secret input (`queueTask`), stored nowhere in clear; undefined once the server's secret has changed */
  secret(): string | undefined
  /** the session of the user who started it, with his rights now; fails when there are none (any more) */
  session(): Promise<Session>
  /** Reports progress; throws JobCancelled once the task was cancelled. Call it often: it writes every 400 ms at most. */
  progress(done: number, total?: number, message?: string): Promise<void>
}

/** Long or repeated work. It runs at least once (another process takes over from one that died), so it has to be idempotent. */
export interface Job<Input = JsonValue> {
  /** kebab-case; `tarefa.tipo` */
  name: string
  /** what people read */
  title: string
  /** cron in the time zone of São Paulo, for scheduled work; times missed while no process ran become one run at the next start */
  schedule?: string
  /** also run as soon as a server starts, for what was left undone when one died */
  atStart?: true
  /** tries in all when it fails with a bug (default 1); an expected failure is final */
  attempts?: number
  /** minutes after which it counts as dead and frees its place (default 60); a run without a user is then started again */
  timeoutMinutes?: number
  /** the result holds personal data: it is removed within a day (`entrada.arquivoId`: the file it is about) */
  personal?: true
  /** the authority with which an administrator who sees every area may see another user's task with this input, too. Without it only its owner sees it */
  seenWith?(input: Input, model: Model): string | undefined
  /** repeating it needs a log-in or a confirmation within the last 15 minutes */
  confirmed?: true
  /** it checks every right itself, so that its owner may start it again with the same input */
  repeatable?: true
  /** what a bug is called in the task; by default 'Ocorreu um erro inesperado …' with its code */
  failure?: ErrorCode
  /** how many of it one process works on at a time (default 1) */
  concurrency?: number
  /** @returns what the screen gets: `arquivoId` names a file it made */
  run(context: JobContext<Input>): Promise<JobResult | undefined>
}

/** Thrown by `progress` after the task was cancelled; a job has to let it pass. */
export class JobCancelled extends Error {
  override name = 'JobCancelled'
}

/** Declares a job: `jobs/<name>.ts` of the room or entity it works for, listed in server/jobs.ts. */
export function defineJob<Input extends JsonValue = JsonValue>(job: Job<Input>): Job {
  return job as unknown as Job
}

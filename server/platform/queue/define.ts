import type { Model } from '#schemas/load.ts'
import type { JsonValue } from '#schemas/runtime/model.ts'
import type { Session } from '#server/platform/access/session.ts'
import type { ErrorCode } from '#server/platform/errors/errors.ts'
import type { Prumo } from '#server/prumo.ts'
import type { JobResult } from './tasks.ts'

/** What a job gets to work with. */
export interface JobContext<Input = JsonValue> {
  prumo: Prumo
  /** what it was started with; null for a scheduled job */
  input: Input
  /** the task people watch; absent for a scheduled job */
  readonly tarefa?: { id: string; empresaId: number; usuarioId: number | null }
  /** what it was started with that stands nowhere in clear (`queueTask`); absent once the server's secret is another */
  secret(): string | undefined
  /** the rights of who started it, as they are now; fails when there are none (any more) */
  session(): Promise<Session>
  /** Tells how far it is; throws JobCancelled when somebody asked it to stop. Call it often, it writes seldom. */
  progress(done: number, total?: number, message?: string): Promise<void>
}

/**
 * Long or repeated work. It runs at least once: a server that dies leaves it to another, so doing it twice must be the same as once.
 */
export interface Job<Input = JsonValue> {
  /** kebab-case; `tarefa.tipo` */
  name: string
  /** what people read */
  title: string
  /** cron in the time of São Paulo, for work that nobody starts; what was due while no process ran is done once at the next start */
  schedule?: string
  /** also done as soon as a server starts: what one owed when it died waits no longer than that */
  atStart?: true
  /** tries in all when it fails with a bug (default 1); an expected failure is final */
  attempts?: number
  /** minutes after which it counts as dead and makes room for the next (default 60); work nobody watches is then begun anew */
  timeoutMinutes?: number
  /** the result holds personal data: it is forgotten within a day (`entrada.arquivoId`: the file it is of) */
  personal?: true
  /**
   * the authority with which an administrator who sees every area sees the task of another, too: what its subject asks of who reads it. Without it
   * nobody but its owner does
   */
  seenWith?(input: Input, model: Model): string | undefined
  /** to have it done again asks for a log-in or a confirmation within 15 minutes */
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

/** Somebody cancelled the task: thrown out of `progress`, to be let through. */
export class JobCancelled extends Error {
  override name = 'JobCancelled'
}

/** Declares a job: `jobs/<name>.ts` of the room or entity it works for, listed in server/jobs.ts. */
export function defineJob<Input extends JsonValue = JsonValue>(job: Job<Input>): Job {
  return job as unknown as Job
}

import type { JsonValue } from '#schemas/runtime/model.ts'
import type { Tarefa } from '#server/database/base-tables.ts'
import { DomainError, errorText, fail } from '#server/errors.ts'
import type { Prumo } from '#server/prumo.ts'
import type { Session } from '#server/session/session.ts'
import { type Job, JobCancelled, type JobContext } from './define.ts'
import type { JobResult } from './result.ts'

/** A task's line is written at most this often. */
const EVERY_MS = 400

/** Runs a job and records how it ended; throws only for a bug that is to be tried again. */
export async function runJob(job: Job, prumo: Prumo, task: Tarefa): Promise<void> {
  const session = async () => (await sessionOf(prumo, task)) ?? fail('NAO_AUTORIZADO')
  const context = contextOf(prumo, { input: task.entrada ?? null, session, task: () => task })
  await settle(
    job,
    prumo,
    task,
    Promise.resolve().then(() => job.run(context)),
  )
}

/** Runs a job that nobody started: without a task, seen by administrators in 'Do sistema'. */
export async function runOwn(job: Job, prumo: Prumo, input: JsonValue = null): Promise<void> {
  await prumo.jobs.system.begin(job.name)
  const session = async () => fail('NAO_AUTORIZADO')
  const context = contextOf(prumo, { input, session, task: () => undefined })
  await settle(
    job,
    prumo,
    undefined,
    Promise.resolve().then(() => job.run(context)),
  )
}

/** Waits for work under way and records how it ended. */
export async function settle(
  job: Job,
  prumo: Prumo,
  task: Tarefa | undefined,
  work: Promise<JobResult | undefined>,
): Promise<void> {
  const { system, tasks } = prumo.jobs
  const key = task && { empresaId: task.empresa_id, id: task.id }
  type Ending = Parameters<typeof tasks.end> extends [unknown, ...infer Rest] ? Rest : never
  const end = async (...ending: Ending) => {
    if (key) await tasks.end(key, ...ending)
    else await system.end(job.name, ending[0] === 'concluida' ? 'concluida' : 'falhou')
  }
  try {
    const { arquivo, ...result } = (await work) ?? {}
    const owner = { empresaId: task?.empresa_id ?? 0, usuarioId: task?.usuario_id ?? undefined }
    const kept = task && arquivo ? await prumo.files.keep(owner, arquivo, arquivo.bytes) : undefined
    await end('concluida', kept ? { ...result, arquivoId: kept.id } : result)
  } catch (error) {
    if (error instanceof JobCancelled) return end('cancelada')
    if (error instanceof DomainError)
      return end('falhou', { mensagem: error.message, resultado: { codigo: error.errors[0]?.code ?? '' } })
    const id = task?.id.slice(0, 8) ?? job.name
    prumo.log.error({ err: error, job: job.name, task: task?.id, id }, 'Tarefa falhou')
    const again = (task?.tentativas ?? 1) < (job.attempts ?? 1)
    if (again && key) await tasks.release(key)
    else await end('falhou', { mensagem: errorText(job.failure ?? 'ERRO_INTERNO', { id }) })
    if (again) throw error
  } finally {
    if (key) tasks.atWork.delete(key.id)
  }
}

/** Who the task is done for, with what he may do now: asked for with a key, no more than the key. */
async function sessionOf({ sessions, keys }: Prumo, task: Tarefa): Promise<Session | undefined> {
  const { usuario_id: usuarioId, empresa_id: empresaId, chave_api_id: chave } = task
  if (chave !== null) return keys.ofTask(empresaId, chave)
  return usuarioId === null ? undefined : sessions.ofUser(usuarioId, empresaId)
}

interface Circumstances {
  input: JsonValue
  session(): Promise<Session>
  /** the task people watch, once there is one */
  task(): Tarefa | undefined
}

/** What a job gets to work with. */
export function contextOf(prumo: Prumo, { input, session, task }: Circumstances): JobContext {
  let written = 0
  return {
    prumo,
    input,
    session,
    get tarefa() {
      const known = task()
      return known && { id: known.id, empresaId: known.empresa_id, usuarioId: known.usuario_id }
    },
    async progress(done, total, message) {
      const now = Date.now()
      const known = task()
      if (!known || (now - written < EVERY_MS && done !== total)) return
      written = now
      const key = { empresaId: known.empresa_id, id: known.id }
      if (await prumo.jobs.tasks.progress(key, done, total, message)) throw new JobCancelled()
    },
  }
}

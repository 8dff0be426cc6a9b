import type { JsonValue } from '#schemas/runtime/model.ts'
import type { Session } from '#server/platform/access/session.ts'
import type { Tarefa } from '#server/platform/database/base-tables.ts'
import { DomainError, errorText, fail } from '#server/platform/errors/errors.ts'
import type { Prumo } from '#server/prumo.ts'
import { type Job, JobCancelled, type JobContext } from './define.ts'
import { INSTALLATION, type JobResult, SEAL, type TaskEnd } from './tasks.ts'

/** A task's line is written at most this often. */
const EVERY_MS = 400

/** Starts after which a task that never ended is given up: it crashes its process. */
const MOST_BEGINNINGS = 5

/** Works on a claimed task and records how it ended; a bug that is to be tried again leaves it in the queue. */
export async function runTask(job: Job, prumo: Prumo, task: Tarefa): Promise<void> {
  const session = async () => (await sessionOf(prumo, task)) ?? fail('NAO_AUTORIZADO')
  const context = contextOf(prumo, { input: task.entrada, session, task: () => (isOwn(task) ? undefined : task) })
  const work = async (): Promise<JobResult | undefined> => {
    // it was cancelled in a process that died before it noticed
    if (task.cancelar) throw new JobCancelled()
    if (task.tentativas > MOST_BEGINNINGS) fail('TAREFA_INTERROMPIDA')
    if (isOwn(task)) await prumo.jobs.system.begin(job.name)
    return job.run(context)
  }
  await settleJob(job, prumo, task, work())
}

/** Waits for work under way and records how it ended. */
export async function settleJob(job: Job, prumo: Prumo, task: Tarefa, work: Promise<JobResult | undefined>) {
  const { system, tasks } = prumo.jobs
  const key = { empresaId: task.empresa_id, id: task.id }
  const end = (estado: 'concluida' | 'falhou' | 'cancelada', result?: TaskEnd) =>
    isOwn(task) ? system.end(task.id, estado === 'concluida' ? estado : 'falhou') : tasks.end(key, estado, result)
  try {
    const { arquivo, ...result } = (await work) ?? {}
    const owner = { empresaId: task.empresa_id, usuarioId: task.usuario_id ?? undefined }
    const kept = arquivo && !isOwn(task) ? await prumo.files.keep(owner, arquivo, arquivo.bytes) : undefined
    await end('concluida', kept ? { ...result, arquivoId: kept.id } : result)
  } catch (error) {
    if (error instanceof JobCancelled) return await end('cancelada')
    if (error instanceof DomainError)
      return await end('falhou', { mensagem: error.message, resultado: { codigo: error.errors[0]?.code ?? '' } })
    const id = isOwn(task) ? job.name : task.id.slice(0, 8)
    prumo.log.error({ err: error, job: job.name, task: task.id, id }, 'Tarefa falhou')
    if (task.tentativas < (job.attempts ?? 1)) await tasks.release(key)
    else await end('falhou', { mensagem: errorText(job.failure ?? 'ERRO_INTERNO', { id }) })
  } finally {
    tasks.atWork.delete(task.id)
  }
}

/** Whether a task is the system's own, of no company. */
const isOwn = (task: Tarefa): boolean => task.empresa_id === INSTALLATION

/** The session a task runs under, with the rights it has now; for a task asked for with an API key those of the key. */
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
    secret() {
      const sealed = task()?.segredo
      return sealed ? prumo.secrets.unseal(SEAL, sealed) : undefined
    },
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

import type { Tarefa } from '#server/database/base-tables.ts'
import { DomainError, errorText, fail } from '#server/errors.ts'
import type { Prumo } from '#server/prumo.ts'
import { type Job, JobCancelled, type JobContext } from './define.ts'

/** A task's line is written at most this often. */
const EVERY_MS = 400

/** Runs a job and records how it ended; throws only for a bug that is to be tried again. */
export async function runJob(job: Job, prumo: Prumo, task?: Tarefa): Promise<void> {
  const { tasks } = prumo.jobs
  const end = async (
    ...result: Parameters<typeof tasks.end> extends [number, string, ...infer Rest] ? Rest : never
  ) => {
    if (task) await tasks.end(task.empresa_id, task.id, ...result)
  }
  try {
    await end('concluida', (await job.run(contextOf(prumo, task))) ?? {})
  } catch (error) {
    if (error instanceof JobCancelled) return end('cancelada')
    if (error instanceof DomainError) return end('falhou', { mensagem: error.message })
    const id = task?.id.slice(0, 8) ?? job.name
    prumo.log.error({ err: error, job: job.name, task: task?.id, id }, 'Tarefa falhou')
    await end('falhou', { mensagem: errorText('ERRO_INTERNO', { id }) })
    if ((job.attempts ?? 1) > 1) throw error
  }
}

function contextOf(prumo: Prumo, task: Tarefa | undefined): JobContext {
  let written = 0
  return {
    prumo,
    input: task?.entrada ?? null,
    ...(task ? { tarefa: { id: task.id, empresaId: task.empresa_id, usuarioId: task.usuario_id } } : {}),
    async session() {
      const { usuario_id: usuarioId, empresa_id: empresaId } = task ?? {}
      const session = usuarioId && empresaId ? await prumo.sessions.ofUser(usuarioId, empresaId) : undefined
      return session ?? fail('NAO_AUTORIZADO')
    },
    async progress(done, total, message) {
      const now = Date.now()
      if (!task || (now - written < EVERY_MS && done !== total)) return
      written = now
      if (await prumo.jobs.tasks.progress(task.empresa_id, task.id, done, total, message)) throw new JobCancelled()
    },
  }
}

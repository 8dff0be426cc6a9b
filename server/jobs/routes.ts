import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Tarefa } from '#server/database/base-tables.ts'
import { fail } from '#server/errors.ts'
import { requireSession, type Session } from '#server/session/session.ts'

const tags = ['Tarefas']
const config = { authority: 'LOGIN' }

/** With this authority one sees and stops the tasks of others, but for those that tell of a person. */
const ADMIN = 'ROLE_CAD_USUARIO'

/** Progress of long work: GET /api/tarefas, GET and DELETE /api/tarefas/:id. */
export async function taskRoutes(app: FastifyInstance): Promise<void> {
  const { tasks } = app.prumo.jobs
  app.get('/api/tarefas', { config, schema: { tags, summary: 'Tarefas iniciadas pelo usuário' } }, async (request) => {
    const { empresaId, usuario } = requireSession(request)
    return (await tasks.recent(empresaId, usuario.id)).map(answer)
  })
  app.get('/api/tarefas/:id', { config, schema: { tags, summary: 'Andamento de uma tarefa' } }, async (request) =>
    answer(await ownTask(request)),
  )
  app.delete('/api/tarefas/:id', { config, schema: { tags, summary: 'Cancela uma tarefa' } }, async (request) => {
    const task = await ownTask(request)
    await tasks.cancel(task.empresa_id, task.id)
    return answer(await ownTask(request))
  })
}

async function ownTask(request: FastifyRequest): Promise<Tarefa> {
  const session = requireSession(request)
  const { id } = request.params as { id: string }
  const task = await request.server.prumo.jobs.tasks.find(session.empresaId, id)
  const { personal } = request.server.prumo.jobs
  const allowed = task && (isOwn(task, session) || (!personal.includes(task.tipo) && session.authorities.has(ADMIN)))
  return allowed ? task : fail('NAO_ENCONTRADO')
}

const isOwn = (task: Tarefa, session: Session): boolean =>
  session.kind === 'interna' && task.usuario_id === session.usuario.id

function answer(task: Tarefa) {
  return {
    id: task.id,
    tipo: task.tipo,
    titulo: task.titulo,
    estado: task.estado,
    progresso: task.progresso,
    total: task.total ?? undefined,
    mensagem: task.mensagem ?? undefined,
    resultado: task.resultado ?? undefined,
    arquivoId: task.arquivo_id ?? undefined,
    cancelar: task.cancelar,
    criadaEm: task.criada_em,
    iniciadaEm: task.iniciada_em ?? undefined,
    terminadaEm: task.terminada_em ?? undefined,
  }
}

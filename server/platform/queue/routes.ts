import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hasAuthority, requireConfirmation, requireSession, type Session } from '#server/platform/access/session.ts'
import type { Tarefa } from '#server/platform/database/base-tables.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { sendAccepted } from './accepted.ts'

const tags = ['Tarefas']
const config = { authority: 'LOGIN' }

/** Authority to see the work of the system; and, for a session that sees every area and may read what they are about, to see and stop the tasks of others. */
const ADMIN = 'ROLE_CAD_USUARIO'

const running = new Set<Tarefa['estado']>(['na-fila', 'executando'])

/** Progress of long work: GET /api/tarefas and /api/tarefas/sistema, GET and DELETE /api/tarefas/:id, POST /api/tarefas/:id/repete. */
export async function taskRoutes(app: FastifyInstance): Promise<void> {
  const { jobs } = app.prumo
  const { tasks } = jobs
  const answer = answerer(jobs.repeatable)
  /** Adds to waiting tasks the number of those before them. */
  const placed = async (list: Tarefa[]) => {
    const waiting = list.filter(({ estado }) => estado === 'na-fila').map(({ id }) => id)
    const ahead = waiting.length > 0 ? await tasks.ahead(waiting) : undefined
    return list.map((task) => ({ ...answer(task), naFrente: ahead?.get(task.id) }))
  }
  app.get('/api/tarefas', { config, schema: { tags, summary: 'Tarefas iniciadas pelo usuário' } }, async (request) => {
    const { empresaId, usuario } = requireSession(request)
    return placed(await tasks.recent(empresaId, usuario.id))
  })
  app.get(
    '/api/tarefas/sistema',
    { config: { authority: ADMIN }, schema: { tags, summary: 'O que o sistema executa sozinho' } },
    () => jobs.ownWork(),
  )
  app.get(
    '/api/tarefas/:id',
    { config, schema: { tags, summary: 'Andamento de uma tarefa' } },
    async (request) => (await placed([await ownTask(request)]))[0],
  )
  app.delete('/api/tarefas/:id', { config, schema: { tags, summary: 'Cancela uma tarefa' } }, async (request) => {
    const task = await ownTask(request)
    await tasks.cancel(task.empresa_id, task.id)
    return answer(await ownTask(request))
  })
  app.post(
    '/api/tarefas/:id/repete',
    { config, schema: { tags, summary: 'Inicia novamente uma tarefa própria que terminou' } },
    async (request, reply) => {
      const session = requireSession(request)
      const task = await ownTask(request)
      if (!isOwn(task, session)) fail('NAO_AUTORIZADO')
      if (running.has(task.estado)) fail('TAREFA_EM_ANDAMENTO')
      if (!jobs.repeatable.includes(task.tipo)) fail('TAREFA_NAO_SE_REPETE')
      if (jobs.asksConfirmation(task.tipo)) requireConfirmation(session)
      return sendAccepted(reply, await jobs.start(session, task.tipo, task.entrada, task.titulo))
    },
  )
}

async function ownTask(request: FastifyRequest): Promise<Tarefa> {
  const session = requireSession(request)
  const { id } = request.params as { id: string }
  const task = await request.server.prumo.jobs.tasks.find(session.empresaId, id)
  return task && (isOwn(task, session) || seesOthers(request, session, task)) ? task : fail('NAO_ENCONTRADO')
}

function seesOthers({ server }: FastifyRequest, session: Session, task: Tarefa): boolean {
  if (session.restricted || !hasAuthority(session, ADMIN)) return false
  const needed = server.prumo.jobs.seenWith(task)
  return needed !== undefined && hasAuthority(session, needed)
}

const isOwn = (task: Tarefa, session: Session): boolean =>
  session.kind === 'interna' && task.usuario_id === session.usuario.id

const answerer = (repeatable: readonly string[]) => (task: Tarefa) => ({
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
  repetivel: repeatable.includes(task.tipo) && !running.has(task.estado),
  criadaEm: task.criada_em,
  iniciadaEm: task.iniciada_em ?? undefined,
  terminadaEm: task.terminada_em ?? undefined,
})

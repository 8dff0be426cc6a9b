import type { FastifyReply, FastifyRequest } from 'fastify'
import { inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { objectBody } from '#server/platform/crud/request/request.ts'
import type { Arquivo, Tarefa } from '#server/platform/database/base-tables.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { mayRead } from '#server/platform/uploads/access.ts'
import { isReadable, LEITURA_NO_PORTAL, notReadable } from '../leitura.ts'
import { daEmpresa } from './formulario.ts'
import { comoNoPortal } from './sessao.ts'

const authority = 'PUBLIC'
const base = '//externo/candidatos/leitura-curriculo'
const one = `${base}/{tarefaId}`

/** Readings per network address within 15 minutes: enough for a shared computer or a room full of applicants. */
const POR_ENDERECO = 30
/** Most readings in the queue: the last one is still read within 15 minutes. */
const NA_FILA = 40

/**
 * Registration by CV: reads the uploaded file in a background task, whose result the client polls — spec 1 §2.4.
 * Only a session that may read the file sees the result; the result is erased when the form has taken it over, with the
 * file when the candidate cancels.
 */
export function leituraExterna(route: RouteCollector): void {
  route.post(
    base,
    {
      summary: 'Lê o currículo de quem se cadastra, em segundo plano',
      authority,
      querystring: daEmpresa,
      body: { type: 'object', properties: { arquivoId: { type: 'string' } }, required: ['arquivoId'] },
    },
    async (ctx, request, reply) => {
      const own = await comoNoPortal(ctx, request)
      const { arquivoId } = objectBody(request)
      if (typeof arquivoId !== 'string' || arquivoId === '')
        return invalid([fieldError('arquivoId', 'Arquivo do Currículo é obrigatório')])
      const { prumo } = request.server
      const file = (await prumo.files.find(arquivoId)) ?? fail('NAO_ENCONTRADO')
      if (!(await mayRead(prumo, own.session, file))) fail('NAO_ENCONTRADO')
      if (!isReadable(file.tipo)) invalid([fieldError('arquivoId', notReadable)])
      // idempotent: a repeated request gets the task started before
      const started = await prumo.jobs.tasks.started(file.empresa_id, LEITURA_NO_PORTAL, { arquivoId: file.id })
      return aceita(reply, started ?? (await comeca(own, request, file)))
    },
  )
  route.get(
    one,
    { summary: 'Andamento e resultado da leitura do próprio currículo', authority, querystring: daEmpresa },
    async (ctx, request) => {
      const { estado, progresso, total, mensagem, resultado } = (await sua(ctx, request)).tarefa
      return {
        estado,
        progresso,
        total: total ?? undefined,
        mensagem: mensagem ?? undefined,
        ...(estado === 'concluida' && resultado !== null ? { resultado } : {}),
      }
    },
  )
  route.delete(
    one,
    {
      summary: 'Esquece o que foi lido; sem manter=1, também o arquivo',
      authority,
      querystring: { ...daEmpresa, properties: { ...daEmpresa.properties, manter: { type: 'integer' } } },
    },
    async (ctx, request, reply) => {
      const { tarefa, file } = await sua(ctx, request)
      const { files, jobs } = request.server.prumo
      await jobs.tasks.cancel(tarefa.empresa_id, tarefa.id)
      await jobs.tasks.forgetResult({ empresaId: tarefa.empresa_id, id: tarefa.id })
      if ((request.query as { manter?: unknown }).manter === undefined) await files.discard(file)
      return reply.code(204).send()
    },
  )
}

const aceita = (reply: FastifyReply, tarefaId: string): FastifyReply => reply.code(202).send({ tarefaId })

/** @throws DomainError MUITAS_TENTATIVAS, LEITURAS_DEMAIS */
async function comeca(own: Ctx, request: FastifyRequest, { id }: Arquivo): Promise<string> {
  const { jobs, throttle } = request.server.prumo
  if ((await jobs.tasks.open(LEITURA_NO_PORTAL)) >= NA_FILA) fail('LEITURAS_DEMAIS')
  await inTransaction(own, ({ db }) =>
    throttle.spend(db, { account: LEITURA_NO_PORTAL, address: request.ip }, POR_ENDERECO),
  )
  return jobs.start(own.session, LEITURA_NO_PORTAL, { arquivoId: id })
}

/** The task of the path, if the session may read its file. @throws DomainError NAO_ENCONTRADO */
async function sua(ctx: Ctx, request: FastifyRequest): Promise<{ tarefa: Tarefa; file: Arquivo }> {
  const { session } = await comoNoPortal(ctx, request)
  const { prumo } = request.server
  const { tarefaId } = request.params as { tarefaId: string }
  const tarefa = await prumo.jobs.tasks.find(session.empresaId, tarefaId)
  if (tarefa?.tipo !== LEITURA_NO_PORTAL) return fail('NAO_ENCONTRADO')
  const { arquivoId } = tarefa.entrada as { arquivoId: string }
  const file = await prumo.files.find(arquivoId)
  return file && (await mayRead(prumo, session, file)) ? { tarefa, file } : fail('NAO_ENCONTRADO')
}

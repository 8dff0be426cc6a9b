import type { FastifyReply, FastifyRequest } from 'fastify'
import { actionsForMany, bulkFields, largestAtOnce } from '#schemas/runtime/definition/bulk.ts'
import type { Entity, JsonValue, RecordData } from '#schemas/runtime/model.ts'
import { hasAuthority, type Session } from '#server/platform/access/session.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { sendAccepted } from '#server/platform/queue/accepted.ts'
import type { Ctx } from '../define.ts'
import type { AddRoute, Handler } from '../request/add-route.ts'
import { parseListQuery } from '../request/list-query.ts'
import { idParam, objectBody } from '../request/request.ts'
import { actionForMany, bulkAct } from './act.ts'
import { batchAnswer, refusalFile } from './answer.ts'
import { type Batch, findBatch } from './batch.ts'
import { bulkEdit, namedPaths } from './edit.ts'
import { countMatching, readTarget, sizeOf } from './target.ts'
import { undoBatch } from './undo.ts'

/** Adds the calls that change many records at once, and those that show and undo such an operation. */
export function bulkRoutes(add: AddRoute, route: string, entity: Entity): void {
  const { authority } = entity
  if (bulkFields(entity).length > 0) {
    const count: Handler = async (ctx, request) => ({
      total: await countMatching(ctx, parseListQuery(ctx.entity, request.query as Record<string, unknown>)),
    })
    add('GET', `${route}/edicao-em-lote`, authority.update, count, { asked: true })
    add('POST', `${route}/edicao-em-lote`, authority.update, (ctx, request, reply) => edit(ctx, request, reply))
  }
  if (actionsForMany(entity).length > 0)
    add('POST', `${route}/acao-em-lote`, authority.read, (ctx, request, reply) => actOnMany(ctx, request, reply))
  add('GET', `${route}/lotes/:id`, authority.read, async (ctx, request) =>
    batchAnswer(ctx, await findBatch(ctx, idParam(request))),
  )
  add('GET', `${route}/lotes/:id/recusas`, authority.read, async (ctx, request, reply) => {
    const batch = await findBatch(ctx, idParam(request))
    reply.header('content-disposition', 'attachment; filename="recusados.csv"')
    return reply.type('text/csv; charset=utf-8').send(refusalFile(batch))
  })
  // undoing changes needs the authority to update, undoing an import the authority to delete
  add('POST', `${route}/lotes/:id/desfaz`, authority.read, async (ctx, request, reply) => {
    const batch = await findBatch(ctx, idParam(request))
    requireUndo(ctx.session, entity, batch)
    if (batch.alterados <= largestAtOnce) return batchAnswer(ctx, await undoBatch(ctx, batch.id))
    return later(
      request,
      reply,
      ctx.session,
      'desfaz-lote',
      { entidade: entity.path, loteId: batch.id },
      batch.alterados,
    )
  })
}

/** @throws DomainError NAO_AUTORIZADO */
export function requireUndo(session: Session, { authority }: Entity, { tipo }: Pick<Batch, 'tipo'>): void {
  if (!hasAuthority(session, tipo === 'importacao' ? authority.delete : authority.update)) fail('NAO_AUTORIZADO')
}

async function edit(ctx: Ctx, request: FastifyRequest, reply: FastifyReply) {
  const body = objectBody(request)
  const target = readTarget(body)
  const valores = isObject(body.valores) ? body.valores : {}
  namedPaths(ctx, valores)
  const total = await sizeOf(ctx, target)
  if (total <= largestAtOnce) return batchAnswer(ctx, await bulkEdit(ctx, { target, valores }))
  const input = JSON.parse(JSON.stringify({ entidade: ctx.entity.path, target, valores })) as JsonValue
  return later(request, reply, ctx.session, 'edicao-em-lote', input, total)
}

async function actOnMany(ctx: Ctx, request: FastifyRequest, reply: FastifyReply) {
  const body = objectBody(request)
  const order = { acao: String(body.acao ?? ''), valores: isObject(body.valores) ? body.valores : {} }
  actionForMany(ctx, order)
  const target = readTarget(body)
  const total = await sizeOf(ctx, target)
  if (total <= largestAtOnce) return batchAnswer(ctx, await bulkAct(ctx, { ...order, target }))
  const input = JSON.parse(JSON.stringify({ entidade: ctx.entity.path, target, ...order })) as JsonValue
  return later(request, reply, ctx.session, 'acao-em-lote', input, total)
}

const isObject = (value: unknown): value is RecordData =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Starts a job in the background; the answer (202) names its task. */
async function later(
  request: FastifyRequest,
  reply: FastifyReply,
  session: Session,
  job: string,
  input: JsonValue,
  total: number,
) {
  const tarefaId = await request.server.prumo.jobs.start(session, job, input)
  return sendAccepted(reply, tarefaId, { total })
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Action, JsonValue, RecordData } from '#schemas/runtime/model.ts'
import { patienceOf, sendAccepted } from '#server/platform/queue/accepted.ts'
import type { Ctx } from '../define.ts'
import { readSaved } from '../read/saved.ts'
import { actOnRecord, checkInput } from './act.ts'

interface ActOrder {
  action: Action
  id: number
  body: RecordData
  versao: number | undefined
}

/** Runs an action and sends its result. With `Prefer: respond-async, wait=2` the call waits at most 2 seconds; what takes longer goes on as a task with progress (202). */
export async function sendAct(
  request: FastifyRequest,
  reply: FastifyReply,
  ctx: Ctx,
  { action, id, body, versao }: ActOrder,
) {
  const wait = patienceOf(request)
  if (wait === undefined) return reply.send(await actOnRecord(ctx, action, id, body, versao))
  checkInput(ctx, action, body)
  const input = JSON.parse(
    JSON.stringify({ entidade: ctx.entity.path, id, acao: action.name, valores: body, versao }),
  ) as JsonValue
  const outcome = await request.server.prumo.jobs.within(ctx.session, 'acao', input, { title: action.title, wait })
  if ('tarefaId' in outcome) return sendAccepted(reply, outcome.tarefaId)
  return reply.send(await readSaved(ctx, id))
}

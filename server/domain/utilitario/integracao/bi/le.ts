import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from '#server/platform/crud/define.ts'
import { sendAttachment } from '#server/platform/crud/exchange/sheet.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { exigeChaveDoCartao } from '../chaves.ts'

/** Sends the last data set. Only to the integration's own key: its content depends on that key's authorities. */
export async function leConjunto(ctx: Ctx, { server }: FastifyRequest, reply: FastifyReply) {
  const { conjunto } = await exigeChaveDoCartao(ctx, 'FORTES_BI')
  const file = conjunto ? await server.prumo.files.content(ctx.session.empresaId, conjunto) : undefined
  return sendAttachment(reply, file ?? fail('INTEGRACAO_SEM_CONJUNTO'))
}

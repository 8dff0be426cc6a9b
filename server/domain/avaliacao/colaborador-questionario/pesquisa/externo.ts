import type { FastifyRequest } from 'fastify'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { bodyCheck } from '#server/platform/base/validation.ts'
import { contextOf, inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { findOfCompany } from '#server/platform/crud/read/read.ts'
import { idParam } from '#server/platform/crud/request/request.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'
import { sendStored } from '#server/platform/files/send.ts'
import { readLink, redeemLink } from '#server/platform/session/one-time-links.ts'
import { type Copia, motivoFechada } from '../copia.ts'
import { corpoDaEntrega, leitorDaEntrega } from '../corpo.ts'
import { LINK } from '../link.ts'
import { type Entrega, responde } from '../responde.ts'
import { paraQuemResponde } from '../vista.ts'
import { documentoDe } from './rotas.ts'

const codigo: JsonSchema = { type: 'string', title: 'Código', minLength: 1, maxLength: 100 }
const pergunta: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['codigo'],
  properties: { codigo },
}
const entrega: JsonSchema = {
  ...corpoDaEntrega,
  required: ['codigo', 'respostas'],
  properties: { ...corpoDaEntrega.properties, codigo },
}
const lePergunta = bodyCheck<{ codigo: string }>(pergunta)
const leEntrega = leitorDaEntrega<{ codigo: string } & Entrega>(entrega)

/** Answering without login by the link of an e-mail: it may be opened repeatedly; handing in uses it up. */
export function externo(route: RouteCollector): void {
  route.post(
    '//externo/questionarios/mostra',
    { summary: 'O questionário que o link de um e-mail pede que se responda', authority: 'PUBLIC', body: pergunta },
    async (ctx, request, reply) => {
      const { own, copia } = await copiaDoLink(ctx, request, lePergunta(request.body).codigo)
      return reply.header('cache-control', 'no-store').send(await paraQuemResponde(own, copia))
    },
  )
  route.post(
    '//externo/questionarios/documento/{documentoId}',
    {
      summary: 'Um documento anexo da pesquisa que o link de um e-mail pede que se responda',
      authority: 'PUBLIC',
      body: pergunta,
    },
    async (ctx, request, reply) => {
      const { own, copia } = await copiaDoLink(ctx, request, lePergunta(request.body).codigo)
      return sendStored(request, reply, await documentoDe(own, copia, idParam(request, 'documentoId')))
    },
  )
  route.post(
    '//externo/questionarios',
    { summary: 'Guarda ou envia as respostas de quem abriu o link de um e-mail', authority: 'PUBLIC', body: entrega },
    async (ctx, request, reply) => {
      const { codigo: token, ...dados } = leEntrega(request.body)
      const { own, copia } = await copiaDoLink(ctx, request, token)
      const saved = await inTransaction(own, async (tx) => {
        // of two concurrent requests the second finds the link used
        if (!dados.respondidoParcialmente) {
          const used = await redeemLink(request.server.prumo, tx.db, LINK.purpose, tx.entity.path, token)
          if (!used) gasto()
        }
        return responde(tx, copia.id, dados)
      })
      const { resultado, agradecimento } = dados.respondidoParcialmente ? {} : await paraQuemResponde(own, saved)
      const answer = {
        ...{ versao: saved.versao, situacao: saved.situacao },
        ...(resultado !== undefined && { resultado }),
        ...(agradecimento !== undefined && { agradecimento }),
      }
      return reply.header('cache-control', 'no-store').send(answer)
    },
  )
}

const gasto = (): never => invalid([fieldError('codigo', 'Este link já foi usado, venceu ou não é mais necessário.')])

interface DoLink {
  /** as the person, in his company, without any right */
  own: Ctx
  copia: Copia
}

/** Reads the copy of a link while it may be answered; attempts are throttled per address. @throws DomainError 400, 429 */
async function copiaDoLink(ctx: Ctx, { server, ip }: FastifyRequest, token: string): Promise<DoLink> {
  const { prumo } = server
  const link = await prumo.throttle.attempt({ account: 'link', address: ip }, () =>
    readLink(prumo, ctx.db, LINK.purpose, ctx.entity.path, token),
  )
  const session = link && (await prumo.sessions.visitor(link.empresaId))
  if (!link || !session) return gasto()
  const own = contextOf(prumo, ctx.entity, session)
  // the copy of a removed participant is gone
  const copia = await findOfCompany<Copia>(own, link.id)
  if (!copia || motivoFechada(copia, own.context.hoje) !== undefined) return gasto()
  return { own, copia }
}

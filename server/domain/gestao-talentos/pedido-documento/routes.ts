import type { FastifyRequest } from 'fastify'
import type { LinkDoPedido } from '#schemas/runtime/answers/positions/required-documents.ts'
import { rulesOf } from '#schemas/runtime/files/rules.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { bodyCheck } from '#server/platform/base/validation.ts'
import { runAction } from '#server/platform/crud/actions/act.ts'
import { contextOf, inTransaction } from '#server/platform/crud/context.ts'
import { type Ctx, defineRoutes } from '#server/platform/crud/define.ts'
import { entityOf } from '#server/platform/crud/read/entity-of.ts'
import { idParam } from '#server/platform/crud/request/request.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { readLink, redeemLink } from '#server/platform/session/one-time-links.ts'
import { criaLink, isEsperado, LINK, type Pedido, quemEnvia } from './link.ts'

const codigo: JsonSchema = { type: 'string', title: 'Código', minLength: 1, maxLength: 100 }
const dia: JsonSchema = { type: 'string', format: 'date' }
const pergunta: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['codigo'],
  properties: { codigo },
}
const envio: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['codigo', 'documento'],
  properties: {
    codigo,
    documento: { type: 'string', title: 'Documento', minLength: 1, maxLength: 100 },
    numero: { type: 'string', title: 'Número', maxLength: 30 },
    emissao: { ...dia, title: 'Emissão' },
    validade: { ...dia, title: 'Validade' },
  },
}
const lePergunta = bodyCheck<{ codigo: string }>(pergunta)
const leEnvio = bodyCheck<{ codigo: string; documento: string }>(envio)

/** Routes to send a document by link without login, and those of HR. */
export default defineRoutes('gestao-talentos/pedido-documento', (route) => {
  route.post(
    '/{id}/link',
    {
      summary: 'Cria um link para o talento enviar o documento; os anteriores deixam de valer',
      authority: 'ROLE_CAD_PEDIDO_DOCUMENTO_ALTERAR',
    },
    (ctx, request) => inTransaction(ctx, (tx) => linkDoPedido(tx, idParam(request))),
  )

  route.post(
    '//externo/documentos-pedidos/mostra',
    { summary: 'O que o link de um e-mail pede que se envie', authority: 'PUBLIC', body: pergunta },
    async (ctx, request, reply) => {
      const pedido = await pedidoDoLink(ctx, request, lePergunta(request.body).codigo)
      return reply.header('cache-control', 'no-store').send(await mostra(pedido))
    },
  )

  route.post(
    '//externo/documentos-pedidos',
    { summary: 'Envia o documento pedido pelo link de um e-mail', authority: 'PUBLIC', body: envio },
    async (ctx, request, reply) => {
      const { codigo, ...dados } = leEnvio(request.body)
      const { own, pedido } = await pedidoDoLink(ctx, request, codigo)
      await inTransaction(own, async (tx) => {
        // of two concurrent requests the second finds the link used
        if (!(await redeemLink(request.server.prumo, tx.db, LINK.purpose, tx.entity.path, codigo))) gasto()
        await runAction(tx, 'envia', pedido.id, dados)
      })
      return reply.code(204).send()
    },
  )
})

const gasto = (): never => invalid([fieldError('codigo', 'Este link já foi usado, venceu ou não é mais necessário.')])

/** Country code of telephones. */
const BRASIL = '55'

/** Creates a link to be sent by other means than e-mail, with the talent's mobile number. */
async function linkDoPedido(tx: Ctx, id: number): Promise<LinkDoPedido> {
  const pedido = await entityOf(tx, 'gestao-talentos/pedido-documento').read(id, { lock: true })
  if (!isEsperado(pedido)) fail('ACAO_NAO_PERMITIDA', {}, { message: 'O documento não é mais esperado.' })
  const { celular } = await quemEnvia(tx.db, tx.session.empresaId, id)
  return { link: await criaLink(tx, id), ...(celular !== null && { celular: `${BRASIL}${celular}` }) }
}

interface DoLink {
  /** as the talent, in his company, without any right */
  own: Ctx
  pedido: Pedido
  quem: Awaited<ReturnType<typeof quemEnvia>>
}

/** Reads the request of a link while its document is expected; attempts are throttled per address. @throws DomainError 400, 429 */
async function pedidoDoLink(ctx: Ctx, { server, ip }: FastifyRequest, codigo: string): Promise<DoLink> {
  const { prumo } = server
  const link = await prumo.throttle.attempt({ account: 'link', address: ip }, () =>
    readLink(prumo, ctx.db, LINK.purpose, ctx.entity.path, codigo),
  )
  const session = link && (await prumo.sessions.visitor(link.empresaId))
  if (!link || !session) return gasto()
  const quem = await quemEnvia(ctx.db, link.empresaId, link.id)
  const own = contextOf(prumo, ctx.entity, { ...session, usuario: { ...session.usuario, nome: quem.nome } })
  const pedido = await entityOf(own, 'gestao-talentos/pedido-documento').read(link.id, { evenUnseen: true })
  if (!isEsperado(pedido) || pedido.prazo < own.context.hoje) gasto()
  return { own, pedido, quem }
}

/** Data of the link's page: no more than its e-mail holds. */
function mostra({ own, pedido, quem }: DoLink) {
  const { prazo, mensagem, motivoRecusa, exigeValidade } = pedido
  const field = fieldAt(own.entity, 'documento')
  return {
    empresa: quem.empresa,
    nome: quem.nome.split(' ')[0],
    tipo: quem.tipo,
    prazo,
    exigeValidade: exigeValidade === true,
    arquivo: field && rulesOf(field, own.context.parametros),
    ...(mensagem !== undefined && { mensagem }),
    ...(motivoRecusa !== undefined && { motivoRecusa }),
  }
}

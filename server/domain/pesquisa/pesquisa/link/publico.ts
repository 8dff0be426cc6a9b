import type { FastifyRequest } from 'fastify'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { respostasSchema } from '#server/features/questionario/respostas/resposta.ts'
import { bodyCheck } from '#server/platform/base/validation.ts'
import { contextOf } from '#server/platform/crud/context.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { idParam } from '#server/platform/crud/request/request.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { sendStored } from '#server/platform/files/send.ts'
import { arquivoMostrado } from '../documentos.ts'
import { type Pesquisa, readPesquisa } from '../pesquisa.ts'
import { alvoDoCodigo } from './codigo.ts'
import { entregaPeloLink } from './entrega.ts'
import { type EntregaDoLink, type Pedido, type Porta, portaDe, SEM_LINK } from './porta.ts'
import { situacaoDe, vistaDoLink } from './vista.ts'

const texto = (title: string, maxLength: number): JsonSchema => ({ type: 'string', title, minLength: 1, maxLength })
const pergunta: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['codigo'],
  properties: { codigo: texto('Código', 100), formulario: texto('Formulário', 100), recaptcha: texto('Captcha', 4000) },
}
const entrega: JsonSchema = {
  ...pergunta,
  required: ['codigo', 'formulario', 'respostas'],
  properties: { ...pergunta.properties, respostas: respostasSchema },
}

const lePedido = bodyCheck<Pedido>(pergunta)
const leEntrega = bodyCheck<EntregaDoLink>(entrega)

/**
 * Anonymous answers by the public link of a survey: no session or cookie is read, no address, trail or time stored. The
 * code travels in the body, as proxies log URLs. — issue 20 §4, §5
 */
export function linkPublico(route: RouteCollector): void {
  const url = '//externo/pesquisas-por-link'
  const of = { authority: 'PUBLIC', nameless: true } as const
  route.post(
    `${url}/mostra`,
    { summary: 'A pesquisa de um link público, ou por que não se responde agora', ...of, body: pergunta },
    async (ctx, request, reply) => {
      const pedido = lePedido(request.body)
      const porta = portaDe(request, pedido.recaptcha)
      const { own, pesquisa } = await abre(ctx, request, pedido.codigo, porta)
      return reply.header('cache-control', 'no-store').send(await vistaDoLink(own, pesquisa, porta, pedido.formulario))
    },
  )
  route.post(
    `${url}/documento/{documentoId}`,
    { summary: 'Um documento anexo da pesquisa de um link público, enquanto se responde', ...of, body: pergunta },
    async (ctx, request, reply) => {
      const pedido = lePedido(request.body)
      const { own, pesquisa } = await abre(ctx, request, pedido.codigo, portaDe(request, pedido.recaptcha))
      if (situacaoDe(pesquisa, own.context.hoje) !== 'ABERTA') fail('NAO_ENCONTRADO')
      const arquivo = await arquivoMostrado(own, pesquisa.id, idParam(request, 'documentoId'))
      return sendStored(request, reply, arquivo)
    },
  )
  route.post(
    url,
    { summary: 'Entrega as respostas de quem abriu um link público', ...of, body: entrega },
    async (ctx, request, reply) => {
      const dada = leEntrega(request.body)
      const porta = portaDe(request, dada.recaptcha)
      const { own, pesquisa } = await abre(ctx, request, dada.codigo, porta)
      await entregaPeloLink(own, pesquisa, porta, dada)
      const { agradecimento } = pesquisa
      return reply.header('cache-control', 'no-store').send({ ...(agradecimento !== undefined && { agradecimento }) })
    },
  )
}

/** The survey of a code, with an anonymous context of its company. @throws DomainError 404, CAPTCHA_EXIGIDO */
async function abre(
  ctx: Ctx,
  { server: { prumo } }: FastifyRequest,
  codigo: string,
  porta: Porta,
): Promise<{ own: Ctx; pesquisa: Pesquisa }> {
  await porta.prova('abre')
  const alvo = await alvoDoCodigo(prumo.secrets, ctx.db, codigo)
  const session = alvo && (await prumo.sessions.visitor(alvo.empresaId))
  if (!alvo || !session) {
    porta.soma('erros')
    return fail('NAO_ENCONTRADO', {}, { message: SEM_LINK })
  }
  const own = contextOf(prumo, ctx.entity, session)
  return { own, pesquisa: await readPesquisa(own, alvo.id) }
}

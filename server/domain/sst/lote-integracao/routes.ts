import type { JsonSchema } from '#schemas/runtime/model.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import { type Ctx, defineRoutes } from '#server/platform/crud/define.ts'
import { sendAttachment } from '#server/platform/crud/exchange/sheet.ts'
import { idParam, objectBody, sendPage } from '#server/platform/crud/request/request.ts'
import { type Entrada, recebeLote } from './entrada.ts'
import { geraLotes } from './gera.ts'
import { conteudoDe, leLote, listaLotes } from './leitura.ts'
import { exigeAcesso, exigeFolha } from './lote.ts'
import { reenvia } from './reenvia.ts'
import { type Resposta, recebeRetorno } from './retorno.ts'

const base = '//sst/lotes-integracao'
const FOLHA = 'ROLE_INTEGRA_FOLHA'
const text: JsonSchema = { type: 'string' }
const integer: JsonSchema = { type: 'integer' }
const situacao: JsonSchema = { enum: ['AGUARDANDO', 'COM_ERRO', 'SEM_ERRO'] }
const cabeca: Record<string, JsonSchema> = {
  id: integer,
  data: { type: 'string', format: 'date-time' },
  tipo: { enum: ['ADMISSAO', 'SITUACAO', 'AFASTAMENTO', 'OCORRENCIA'] },
  sentido: { enum: ['SAIDA', 'ENTRADA'] },
  codigo: text,
  status: situacao,
  mensagem: text,
}
const item: JsonSchema = {
  type: 'object',
  properties: { id: integer, codigo: text, origemId: integer, talento: text, situacao, mensagem: text },
}
const lote: JsonSchema = { type: 'object', properties: { ...cabeca, itens: { type: 'array', items: item } } }

/** Batches for the payroll system (README.md): routes for users, and for the payroll system by its API key. */
export default defineRoutes('sst/lote-integracao', (route) => {
  route.get(
    base,
    {
      summary: 'Lotes trocados com a folha, do mais novo ao mais antigo',
      authority: FOLHA,
      querystring: { type: 'object', properties: { tipo: text, sentido: text, status: text, page: text, size: text } },
      response: { type: 'array', items: { type: 'object', properties: cabeca } },
    },
    async (ctx, request, reply) => {
      await exigeAcesso(ctx)
      const { page, found } = await listaLotes(ctx, request)
      return sendPage(reply, 'lotes', page, found)
    },
  )
  route.get(
    `${base}/:id`,
    { summary: 'Um lote e o que foi feito de cada registro', authority: FOLHA, response: lote },
    async (ctx, request) => {
      await exigeAcesso(ctx)
      return leLote(ctx, idParam(request))
    },
  )
  route.get(
    `${base}/:id/conteudo`,
    { summary: 'O que um lote diz à folha (JSON)', authority: FOLHA, response: { type: 'object' } },
    async (ctx, request, reply) => {
      await exigeFolha(ctx)
      const conteudo = await conteudoDe(ctx, idParam(request))
      const bytes = Buffer.from(JSON.stringify(conteudo, undefined, 2))
      return sendAttachment(reply, { nome: `lote-${String(conteudo.codigo)}.json`, tipo: 'application/json', bytes })
    },
  )
  route.post(
    `${base}/gera`,
    {
      summary: 'Põe em lotes o que aguarda a folha e ainda não está em nenhum',
      authority: FOLHA,
      response: { type: 'object', properties: { lotes: { type: 'array', items: integer } } },
    },
    async (ctx) => ({ lotes: await within(ctx, geraLotes) }),
  )
  route.put(
    `${base}/:id/retorno`,
    {
      summary: 'A resposta da folha a cada registro de um lote',
      authority: FOLHA,
      body: {
        type: 'object',
        required: ['itens'],
        properties: {
          itens: {
            type: 'array',
            minItems: 1,
            maxItems: 1000,
            items: {
              type: 'object',
              required: ['id', 'situacao'],
              properties: {
                id: integer,
                situacao: { enum: ['SEM_ERRO', 'COM_ERRO'] },
                mensagem: { type: 'string', maxLength: 500 },
              },
            },
          },
        },
      },
      response: lote,
    },
    async (ctx, request) => {
      const { itens } = objectBody<{ itens: Resposta[] }>(request)
      await within(ctx, (tx) => recebeRetorno(tx, idParam(request), itens))
      return leLote(ctx, idParam(request))
    },
  )
  route.put(
    `${base}/:id/reenvia`,
    {
      summary: 'Põe em outro lote o que a folha recusou de um lote',
      authority: FOLHA,
      response: { type: 'object', properties: { lote: integer } },
    },
    async (ctx, request) => ({ lote: await within(ctx, (tx) => reenvia(tx, idParam(request))) }),
  )
  route.post(
    base,
    {
      summary: 'Recebe um lote de ocorrências da folha; o mesmo código é o mesmo lote',
      authority: FOLHA,
      body: {
        type: 'object',
        required: ['codigo', 'itens'],
        properties: {
          codigo: { type: 'string', minLength: 1, maxLength: 60, title: 'Código do lote' },
          itens: { type: 'array', minItems: 1, items: { type: 'object' }, title: 'Registros' },
        },
      },
      response: lote,
    },
    async (ctx, request) => {
      const id = await within(ctx, (tx) => recebeLote(tx, objectBody<Entrada>(request)))
      return leLote(ctx, id)
    },
  )
})

async function within<T>(ctx: Ctx, work: (tx: Ctx) => Promise<T>): Promise<T> {
  await exigeFolha(ctx)
  return inTransaction(ctx, work)
}

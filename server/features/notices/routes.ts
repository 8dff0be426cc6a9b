import type { FastifyInstance } from 'fastify'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { VENCIMENTOS } from '#server/platform/access/authorities.ts'
import { requireSession } from '#server/platform/access/session.ts'
import { largestCount } from '#server/platform/crud/list/list.ts'
import { type PageQuery, pageOf } from '#server/platform/crud/request/page-query.ts'
import { sendPage } from '#server/platform/crud/request/request.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { countDue, type DueFilter, dueKinds, listAndCountDue } from './due-list.ts'

const text: JsonSchema = { type: 'string' }
const integer: JsonSchema = { type: 'integer' }
/** Schema of one expiring date. */
export const dueItem: JsonSchema = {
  type: 'object',
  properties: {
    tipo: text,
    vencimento: text,
    cadastro: text,
    registroId: integer,
    registro: text,
    item: text,
    pessoa: text,
    area: text,
    estabelecimento: text,
    dia: text,
    faltam: integer,
    rota: text,
  },
}

interface Query extends PageQuery {
  tipos?: string
  areasIds?: string
  estabelecimentosIds?: string
  dias?: string
  situacao?: string
  q?: string
}

const querystring: JsonSchema = {
  type: 'object',
  properties: {
    tipos: { type: 'string', description: 'cadastro:vencimento, separados por vírgulas' },
    areasIds: { type: 'string', description: 'códigos separados por vírgulas' },
    estabelecimentosIds: { type: 'string', description: 'códigos separados por vírgulas' },
    dias: { type: 'string', description: 'o que vence em até tantos dias' },
    situacao: { type: 'string', description: 'VENCIDOS ou A_VENCER; sem ela, ambos' },
    q: { type: 'string', description: 'palavras do registro ou da pessoa' },
    page: text,
    size: text,
  },
}

/** Routes of expiring dates of all registers that the session sees, for holders of VENCIMENTOS: GET /api/vencimentos, its filters, and the figures of the start page. */
export async function dueRoutes(app: FastifyInstance): Promise<void> {
  const { prumo } = app
  const config = { authority: VENCIMENTOS }
  const tags = ['Vencimentos']
  app.get<{ Querystring: Query }>(
    '/api/vencimentos',
    {
      config,
      schema: {
        tags,
        summary: 'O que vence, do mais próximo ao mais distante',
        querystring,
        response: { 200: { type: 'array', items: dueItem } },
      },
    },
    async (request, reply) => {
      const page = pageOf(request.query)
      const session = requireSession(request)
      const asked = { ...page, most: largestCount }
      const { total, itens } = await listAndCountDue(prumo, session, filterOf(request.query), asked)
      return sendPage(reply, 'vencimentos', page, { rows: itens, total })
    },
  )
  app.get(
    '/api/vencimentos/tipos',
    {
      config,
      schema: {
        tags,
        summary: 'O que pode vencer',
        response: { 200: { type: 'array', items: { type: 'object', properties: { tipo: text, titulo: text } } } },
      },
    },
    async (request) => dueKinds(prumo, requireSession(request)),
  )
  app.get(
    '/api/vencimentos/resumo',
    {
      config,
      schema: {
        tags,
        summary: 'Quanto está vencido, vence em 7 e em 30 dias',
        response: {
          200: { type: 'object', properties: { vencidos: integer, semana: integer, mes: integer } },
        },
      },
    },
    async (request) => countDue(prumo, requireSession(request)),
  )
}

function filterOf({ tipos, areasIds, estabelecimentosIds, dias, situacao, q }: Query): DueFilter {
  if (situacao && situacao !== 'VENCIDOS' && situacao !== 'A_VENCER') fail('PARAMETRO_INVALIDO', { nome: 'situacao' })
  if (dias && !/^\d{1,4}$/.test(dias)) fail('PARAMETRO_INVALIDO', { nome: 'dias' })
  return {
    ...(tipos ? { tipos: tipos.split(',') } : {}),
    areasIds: idsOf('areasIds', areasIds),
    estabelecimentosIds: idsOf('estabelecimentosIds', estabelecimentosIds),
    ...(dias ? { dias: Number(dias) } : {}),
    ...(situacao ? { situacao: situacao as DueFilter['situacao'] } : {}),
    ...(q ? { q: q.slice(0, 200) } : {}),
  }
}

function idsOf(nome: string, list = ''): number[] {
  const found = list.split(',').filter(Boolean).map(Number)
  return found.every((id) => Number.isSafeInteger(id) && id > 0) ? found : fail('PARAMETRO_INVALIDO', { nome })
}

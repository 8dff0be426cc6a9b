import type { FastifyRequest } from 'fastify'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import { defineRoutes } from '#server/platform/crud/define.ts'
import { sendList, sendOptions } from '#server/platform/crud/list/send-list.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { parseListQuery, readDay } from '#server/platform/crud/request/list-query.ts'
import { idsOf } from '#server/platform/crud/request/request.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'
import { achaConflito } from './periodo.ts'

const text: JsonSchema = { type: 'string' }

/** spec 3 §7: leave */
export default defineRoutes('sst/afastamento', (route) => {
  route.get(
    '/verificar-periodo',
    {
      summary: 'Afastamento do talento que tem dias em comum com um período',
      querystring: { type: 'object', properties: { colaboradorId: text, inicio: text, fim: text, id: text } },
    },
    async (ctx, request) => {
      const { inicio, fim } = request.query as Record<string, string | undefined>
      const periodo = {
        colaboradorId: idOf(request, 'colaboradorId') ?? missing('colaboradorId', 'Talento é obrigatório'),
        inicio: readDay(inicio, 'inicio') ?? missing('inicio', 'Início é obrigatório'),
        fim: readDay(fim, 'fim'),
        id: idOf(request, 'id'),
      }
      // 404 for a talent that the session does not see
      await readStored(forEntity(ctx, 'gestao-talentos/talento'), periodo.colaboradorId)
      return { conflito: (await achaConflito(ctx, periodo)) ?? null }
    },
  )

  route.get(
    '/vinculaveis',
    {
      summary: 'Afastamentos do talento que podem ser a origem de outro',
      querystring: { type: 'object', properties: { colaboradorId: text, colaborador: text, nome: text, range: text } },
    },
    async (ctx, request, reply) => {
      const { nome = '', range = '[0,19]' } = request.query as Record<string, string>
      // the form sends `colaborador`, the specification names `colaboradorId`
      const of = idOf(request, 'colaboradorId') ?? idOf(request, 'colaborador') ?? 0
      const query = parseListQuery(ctx.entity, { q: nome, range, sort: 'inicio,desc' })
      return sendOptions(reply, ctx, query, 'vinculaveis', { colaborador: of })
    },
  )

  route.get(
    '/integrados',
    {
      summary: 'Afastamentos que a folha assumiu',
      querystring: { type: 'object', properties: { range: text, sort: text, page: text, size: text } },
    },
    (ctx, request, reply) => {
      const filter = JSON.stringify({ statusAC: ['SEM_ERRO'] })
      const query = parseListQuery(ctx.entity, { ...(request.query as Record<string, unknown>), filter })
      return sendList(reply, ctx, query, 'integrados')
    },
  )
})

const idOf = (request: FastifyRequest, name: string): number | undefined => idsOf(request, name)?.[0]

const missing = (field: string, message: string): never => invalid([fieldError(field, message)])

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { requireSession } from '#server/platform/access/session.ts'
import { findEverywhere } from '#server/platform/crud/list/find.ts'

/** Most results per register. */
const LIMIT = 5

const text: JsonSchema = { type: 'string' }
const querystring: JsonSchema = {
  type: 'object',
  required: ['q'],
  properties: { q: { type: 'string', minLength: 1, maxLength: 200, title: 'Busca' } },
}
const found: JsonSchema = {
  type: 'object',
  properties: { id: { type: 'integer' }, rotulo: text, detalhes: { type: 'array', items: text } },
}
const answer: JsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    properties: { cadastro: text, titulo: text, registros: { type: 'array', items: found } },
  },
}

/** GET /api/busca?q=…: search over all registers that the session may see. */
export async function findRoutes(app: FastifyInstance): Promise<void> {
  const { prumo } = app
  app.get(
    '/api/busca',
    {
      config: { authority: 'LOGIN' },
      schema: { tags: ['Início'], summary: 'Busca em todos os cadastros', querystring, response: { 200: answer } },
    },
    async (request: FastifyRequest<{ Querystring: { q: string } }>) =>
      findEverywhere(prumo, requireSession(request), request.query.q, LIMIT),
  )
}

import type { FastifyInstance } from 'fastify'
import type { JsonSchema, JsonValue } from '#schemas/runtime/model.ts'
import { requireSession } from '#server/platform/access/session.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { deleteOwn, keyPattern, listOwn, writeOwn } from './preferences.ts'

const preference: JsonSchema = {
  type: 'object',
  properties: { chave: { type: 'string' }, valor: {}, alteradaEm: { type: 'string' } },
}
const params: JsonSchema = {
  type: 'object',
  required: ['chave'],
  properties: { chave: { type: 'string', title: 'Chave', maxLength: 120, pattern: keyPattern } },
}
const body: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['valor'],
  properties: { valor: { title: 'Valor' } },
}
const query: JsonSchema = {
  type: 'object',
  properties: { prefixo: { type: 'string', title: 'Prefixo', maxLength: 120 } },
}

/** Bytes of one preference. */
const LARGEST = 16 * 1024
const tags = ['Sessão']
const config = { authority: 'LOGIN' }

/** Preferences of a user: columns of lists, saved filters … Each user reads and writes only his own. */
export async function preferenceRoutes(app: FastifyInstance): Promise<void> {
  const { pool } = app.prumo.database
  app.get<{ Querystring: { prefixo?: string } }>(
    '/api/userinfo/preferencias',
    {
      config,
      schema: {
        tags,
        summary: 'Preferências do usuário',
        querystring: query,
        response: { 200: { type: 'array', items: preference } },
      },
    },
    async (request) => listOwn(pool, requireSession(request), request.query.prefixo ?? ''),
  )
  app.put<{ Params: { chave: string }; Body: { valor: JsonValue } }>(
    '/api/userinfo/preferencias/:chave',
    {
      config,
      bodyLimit: LARGEST,
      schema: { tags, summary: 'Guarda uma preferência', params, body, response: { 200: preference } },
    },
    async (request) => writeOwn(pool, requireSession(request), request.params.chave, request.body.valor),
  )
  app.delete<{ Params: { chave: string } }>(
    '/api/userinfo/preferencias/:chave',
    { config, schema: { tags, summary: 'Exclui uma preferência', params, response: { 200: preference } } },
    async (request) => (await deleteOwn(pool, requireSession(request), request.params.chave)) ?? fail('NAO_ENCONTRADO'),
  )
}

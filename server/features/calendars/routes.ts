import type { FastifyInstance } from 'fastify'
import { partFields } from '#schemas/runtime/definition/views.ts'
import type { Entity, JsonSchema } from '#schemas/runtime/model.ts'
import type { Calendar } from '#schemas/runtime/written/views.ts'
import { hasAuthority, requireSession, type Session } from '#server/platform/access/session.ts'
import { contextOf } from '#server/platform/crud/context.ts'
import { idParam } from '#server/platform/crud/request/request.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { requireOrigin } from '#server/platform/plugins/public-address.ts'
import type { Prumo } from '#server/prumo.ts'
import { feedOf } from './feed.ts'
import { endSubscription, findFeedOwner, listSubscriptions, makeSubscription } from './stored.ts'

const tags = ['Calendários']
const instant: JsonSchema = { type: 'string', format: 'date-time' }
const line: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    entidade: { type: 'string' },
    meus: { type: 'boolean' },
    criadaEm: instant,
    usadaEm: instant,
  },
}
const body: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['entidade', 'meus'],
  properties: {
    entidade: { type: 'string', title: 'Cadastro', maxLength: 100 },
    meus: { type: 'boolean', title: 'Só aquilo de que participo' },
  },
}
const TOKEN = /^([\w-]{43})\.ics$/

/** Routes of calendar feeds of registers: each user creates and revokes his own addresses; the secret address alone authorises to read a feed. */
export async function calendarRoutes(app: FastifyInstance): Promise<void> {
  const { prumo } = app
  const own = { authority: 'LOGIN', withoutKey: true }
  app.get(
    '/api/userinfo/calendarios',
    {
      config: own,
      schema: {
        tags,
        summary: 'Os calendários que o usuário assina',
        response: { 200: { type: 'array', items: line } },
      },
    },
    (request) => listSubscriptions(prumo, requireSession(request)),
  )
  app.post<{ Body: { entidade: string; meus: boolean } }>(
    '/api/userinfo/calendarios',
    {
      config: own,
      schema: {
        tags,
        summary: 'Assina o calendário de um cadastro; o endereço só aparece nesta resposta',
        body,
        response: { 201: { type: 'object', properties: { id: { type: 'integer' }, endereco: { type: 'string' } } } },
      },
    },
    async (request, reply) => {
      const session = requireSession(request)
      const { entidade, meus } = request.body
      const found = calendarOf(prumo, session, entidade)
      if (!found) return invalid([fieldError('entidade', 'Não há calendário deste cadastro que você possa ver.')])
      if (meus && partFields(found.entity, found.calendar).length === 0)
        return invalid([fieldError('meus', 'Este calendário não diz quem participa.')])
      const origin = await requireOrigin(app)
      const { id, token } = await makeSubscription(prumo, session, found.entity, meus)
      const endereco = `${origin}/calendario/${token}.ics`
      return reply.code(201).header('cache-control', 'no-store').send({ id, endereco })
    },
  )
  app.delete<{ Params: { id: string } }>(
    '/api/userinfo/calendarios/:id',
    { config: own, schema: { tags, summary: 'Revoga a própria assinatura de um calendário' } },
    async (request, reply) => {
      await endSubscription(prumo, requireSession(request), idParam(request))
      return reply.code(204).send()
    },
  )
  app.get<{ Params: { token: string } }>(
    '/calendario/:token',
    { config: { authority: 'PUBLIC' } },
    async (request, reply) => {
      const [, token] = TOKEN.exec(request.params.token) ?? []
      const owner = token ? await findFeedOwner(prumo, token) : undefined
      // only unknown tokens are counted: a program polling a revoked address does not lock out others of the office
      if (!owner) await prumo.throttle.attempt({ account: 'calendario', address: request.ip }, async () => undefined)
      const session = owner && (await prumo.sessions.ofUser(owner.usuarioId, owner.empresaId))
      const found = session && calendarOf(prumo, session, owner.entidade)
      // the same 404 for unknown, revoked and forbidden feeds
      if (!found) return fail('NAO_ENCONTRADO')
      const text = await feedOf(found.ctx, found.calendar, owner.meus, await requireOrigin(app))
      return reply.header('cache-control', 'private, max-age=300').type('text/calendar; charset=utf-8').send(text)
    },
  )
}

/** The calendar of a register in the session's definitions; undefined where there is none or the session may not read it. */
function calendarOf(prumo: Prumo, session: Session, path: string) {
  const known = prumo.model.entities.get(path)
  if (!known) return undefined
  const ctx = contextOf(prumo, known, session)
  const entity: Entity = ctx.entity
  const calendar: Calendar | undefined = entity.views?.calendar
  if (!calendar || entity.route === undefined || !hasAuthority(session, entity.authority.read)) return undefined
  return { ctx, entity, calendar }
}

import type { FastifyInstance } from 'fastify'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { requireSession } from '#server/platform/access/session.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { recordSecurity } from '#server/platform/security/record.ts'
import { endOpenSessions, listOpenSessions } from './open-sessions.ts'

const BASE = '/api/userinfo/sessoes'
const text: JsonSchema = { type: 'string' }
const instant: JsonSchema = { type: 'string', format: 'date-time' }
const line: JsonSchema = {
  type: 'object',
  properties: {
    id: text,
    empresa: text,
    endereco: text,
    aparelho: text,
    criadaEm: instant,
    vistaEm: instant,
    atual: { type: 'boolean' },
  },
}

/** 'Onde estou conectado': lists and ends a user's own sessions. */
export async function ownSessionRoutes(app: FastifyInstance): Promise<void> {
  const { prumo } = app
  const { kysely } = prumo.database
  const config = { authority: 'LOGIN', withoutKey: true, anyCompany: true }
  const tags = ['Sessão']
  const end = async (asking: string, usuarioId: number, one?: string) => {
    const encerradas = await endOpenSessions(kysely, usuarioId, asking, one)
    prumo.sessions.forget()
    const entry = { usuarioId, sessao: asking, dados: { registroId: usuarioId, encerradas } }
    if (encerradas > 0) await recordSecurity(kysely, { evento: 'SESSOES_ENCERRADAS', ...entry })
    return encerradas
  }
  app.get(
    BASE,
    {
      config,
      schema: { tags, summary: 'As próprias sessões abertas', response: { 200: { type: 'array', items: line } } },
    },
    async (request) => {
      const { id, usuario } = requireSession(request)
      return listOpenSessions(kysely, usuario.id, id)
    },
  )
  app.delete(BASE, { config, schema: { tags, summary: 'Encerra as outras sessões próprias' } }, async (request) => {
    const { id, usuario } = requireSession(request)
    return { encerradas: await end(id, usuario.id) }
  })
  app.delete<{ Params: { id: string } }>(
    `${BASE}/:id`,
    { config, schema: { tags, summary: 'Encerra uma sessão própria' } },
    async (request) => {
      const { id, usuario } = requireSession(request)
      const encerradas = await end(id, usuario.id, request.params.id)
      return encerradas > 0 ? { encerradas } : fail('NAO_ENCONTRADO')
    },
  )
}

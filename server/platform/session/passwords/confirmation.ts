import type { FastifyInstance } from 'fastify'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { requireSession } from '#server/platform/access/session.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'
import { passwordField } from './new-password.ts'
import { isOwnPassword } from './own-password.ts'

const body: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['senha'],
  properties: { senha: passwordField('Senha') },
}

const state: JsonSchema = {
  type: 'object',
  properties: {
    confirmada: { type: 'boolean' },
    provedor: { type: 'object', properties: { empresaId: { type: 'integer' }, rotulo: { type: 'string' } } },
  },
}
const PROVIDER = `select l.empresa_id as "empresaId", l.rotulo from sessao s join login_unico l on l.empresa_id = s.provedor_empresa_id and l.ativo
where s.token_hash = $1`

/** GET and POST /api/userinfo/confirmacao: the user confirms his identity for the next 15 minutes (`requireConfirmation`). */
export async function confirmationRoute(app: FastifyInstance): Promise<void> {
  const { prumo } = app
  app.get(
    '/api/userinfo/confirmacao',
    {
      config: { authority: 'LOGIN', withoutKey: true, anyCompany: true, beforeFactor: true },
      schema: {
        tags: ['Sessão'],
        summary: 'Se quem está conectado provou há pouco que é ele, e por qual provedor o faz quem entrou por um',
        response: { 200: state },
      },
    },
    async (request) => {
      const { id, confirmed = false } = requireSession(request)
      const { rows } = await prumo.database.pool.query<{ empresaId: number; rotulo: string }>(PROVIDER, [id])
      return { confirmada: confirmed, provedor: rows[0] }
    },
  )
  app.post<{ Body: { senha: string } }>(
    '/api/userinfo/confirmacao',
    {
      config: { authority: 'LOGIN', withoutKey: true, anyCompany: true },
      schema: { tags: ['Sessão'], summary: 'Confirma que quem está conectado é o próprio usuário', body },
    },
    async (request, reply) => {
      const session = requireSession(request)
      if (!(await isOwnPassword(prumo, session, request.body.senha, request.ip)))
        invalid([fieldError('senha', 'Senha incorreta')])
      await prumo.sessions.confirm(session.id)
      return reply.code(204).send()
    },
  )
}

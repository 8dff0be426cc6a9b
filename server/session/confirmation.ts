import type { FastifyInstance } from 'fastify'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { fieldError, invalid } from '#server/errors.ts'
import { passwordField } from './new-password.ts'
import { isOwnPassword } from './own-password.ts'
import { requireSession } from './session.ts'

const body: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['senha'],
  properties: { senha: passwordField('Senha') },
}

/** POST /api/userinfo/confirmacao: who is logged in proves that it is still he, for the next quarter of an hour (`requireConfirmation`). */
export async function confirmationRoute(app: FastifyInstance): Promise<void> {
  const { prumo } = app
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

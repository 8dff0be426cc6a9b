import type { FastifyInstance } from 'fastify'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { requireSession, type Session } from '#server/platform/access/session.ts'
import { fail } from '#server/platform/errors/errors.ts'
import type { Prumo } from '#server/prumo.ts'
import { distrustDevices } from '../devices/devices.ts'
import { readStaff } from '../staff.ts'
import {
  type NewPassword,
  newPasswordFields,
  passwordField,
  refuseWrongPassword,
  requireAnother,
  requireConfirmed,
} from './new-password.ts'
import { isOwnPassword } from './own-password.ts'
import { storeOwnPassword } from './staff-password.ts'

interface Body extends NewPassword {
  senha: string
}

const body: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['senha', 'novaSenha', 'confNovaSenha'],
  properties: {
    senha: passwordField('Senha'),
    ...newPasswordFields,
  },
}

/** PUT /api/userinfo/usuario/senha */
export async function changePasswordRoute(app: FastifyInstance): Promise<void> {
  app.put<{ Body: Body }>(
    '/api/userinfo/usuario/senha',
    {
      config: {
        authority: 'LOGIN',
        anyCompany: true,
        beforePasswordChange: true,
        beforeFactor: true,
        withoutKey: true,
      },
      schema: { tags: ['Sessão'], summary: 'Altera a própria senha', body },
    },
    async (request, reply) => {
      await changePassword(app.prumo, requireSession(request), request.body, request.ip)
      return reply.code(204).send()
    },
  )
}

async function changePassword(prumo: Prumo, session: Session, body: Body, address: string): Promise<void> {
  const { database, sessions } = prumo
  const { id } = session.usuario
  const staff = (await readStaff(database.kysely, id)) ?? fail('SESSAO_EXPIRADA')
  // accounts of the payroll vendor (usuarioAC) have their password there (spec 1 §2.5)
  if (staff.usuarioAC) fail('NAO_AUTORIZADO')
  requireConfirmed(body)
  if (!(await isOwnPassword(prumo, session, body.senha, address))) refuseWrongPassword()
  requireAnother(body.senha, body)
  await database.kysely
    .transaction()
    .execute((db) => storeOwnPassword(db, staff, body.novaSenha, { sessao: session.id, dados: { por: 'senha' } }))
  // the password counts as a confirmation of the session
  await sessions.confirm(session.id)
  await distrustDevices(prumo, staff.login)
  // ends all other sessions of the user
  await sessions.endAll({ usuarioId: id }, session.id)
}

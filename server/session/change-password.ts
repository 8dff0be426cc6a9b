import type { FastifyInstance } from 'fastify'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { fail, invalid } from '#server/errors.ts'
import type { Prumo } from '#server/prumo.ts'
import {
  type NewPassword,
  newPasswordFields,
  passwordField,
  refuseWrongPassword,
  requireAnother,
  requireConfirmed,
} from './new-password.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { passwordProblem } from './password-strength.ts'
import { requireSession, type Session } from './session.ts'

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
      config: { authority: 'LOGIN', anyCompany: true, beforePasswordChange: true, withoutKey: true },
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
  const { id, login, nome } = session.usuario
  if (await isOfVendor(prumo, id)) fail('NAO_AUTORIZADO')
  requireConfirmed(body)
  const problem = await passwordProblem('novaSenha', body.novaSenha, [
    login,
    nome,
    ...session.empresas.map((e) => e.nome),
  ])
  if (problem) invalid([problem])
  if (!(await isOwnPassword(prumo, session, body.senha, address))) refuseWrongPassword()
  requireAnother(body.senha, body)
  const hash = await hashPassword(body.novaSenha)
  await database.kysely.transaction().execute(async (db) => {
    await db
      .updateTable('usuario')
      .set((eb) => ({ senha: hash, trocar_senha: false, versao: eb('versao', '+', 1) }))
      .where('id', '=', id)
      .execute()
    await db
      .insertInto('auditoria')
      .values({
        usuario_id: id,
        usuario_nome: nome,
        entidade: 'utilitario/usuario',
        registro_id: id,
        operacao: 'alteracao',
      })
      .execute()
  })
  sessions.forget(session.id)
  // whoever else was logged in with the old password is so no more
  await sessions.endAll({ usuarioId: id }, session.id)
}

/** The password of an account of the payroll system's vendor is kept there (spec 1 §2.5). */
async function isOfVendor({ database }: Prumo, id: number): Promise<boolean> {
  const { rows } = await database.pool.query<{ usuario_ac: boolean }>('select usuario_ac from usuario where id = $1', [
    id,
  ])
  return rows[0]?.usuario_ac === true
}

/** Guessing here is counted like guessing at log-in. */
async function isOwnPassword(prumo: Prumo, session: Session, senha: string, address: string): Promise<boolean> {
  const attempt = { account: prumo.secrets.hashAccount('interna', session.usuario.login), address }
  const right = await prumo.throttle.attempt(attempt, async () => {
    const { rows } = await prumo.database.pool.query<{ senha: string | null }>(
      'select senha from usuario where id = $1',
      [session.usuario.id],
    )
    return (await verifyPassword(rows[0]?.senha, senha)) || undefined
  })
  return right === true
}

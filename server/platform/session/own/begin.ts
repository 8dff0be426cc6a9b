import type { FastifyReply, FastifyRequest } from 'fastify'
import { clientOf, setToken, tokenOf } from '#server/platform/access/cookies.ts'
import { hot } from '#server/platform/database/hot.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { recordSecurity } from '#server/platform/security/record.ts'
import { rememberedCompany } from './preferences.ts'

/** Updates the last log-in shown in the register of users; no new version of the record. */
const SEEN = hot('update usuario set ultimo_acesso = $2 where id = $1')

/**
 * Starts a session in the company used last, and ends that of the request's cookie.
 * @param fator factors used: senha, or with it totp, passkey or recuperacao; login-unico
 * @param provedor company of the identity provider used, with the sealed ID token
 */
export async function beginSession(
  request: FastifyRequest,
  reply: FastifyReply,
  usuarioId: number,
  fator: string,
  provedor?: { empresaId: number; token: string },
) {
  const { database, sessions, now } = request.server.prumo
  const empresaId = await rememberedCompany(database.pool, usuarioId)
  const token = await sessions.start({ kind: 'interna', usuarioId, empresaId, provedor }, clientOf(request))
  const session = await sessions.read(token, 'interna')
  // a user without access to any company cannot log in
  if (!session) {
    await sessions.end(token)
    return fail('CREDENCIAIS_INVALIDAS')
  }
  const before = tokenOf(request, 'interna')
  if (before !== undefined) await sessions.end(before)
  await database.pool.query(SEEN, [usuarioId, now()])
  setToken(request, reply, 'interna', token)
  const entry = { usuarioId, empresaId: session.empresaId, sessao: session.id, dados: { fator } }
  await recordSecurity(database.kysely, { evento: 'ENTRADA', ...entry })
  return session
}

import type { Session } from '#server/platform/access/session.ts'
import type { Prumo } from '#server/prumo.ts'
import { verifyPassword } from './password.ts'

/** Whether this is the password of the session's user. Failures count like failed log-ins. @throws DomainError MUITAS_TENTATIVAS */
export async function isOwnPassword(prumo: Prumo, session: Session, senha: string, address: string): Promise<boolean> {
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

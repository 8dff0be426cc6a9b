import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'

/**
 * Locks the session's candidate FOR SHARE until the transaction ends: his registration exists and cannot be erased
 * meanwhile from another tab. Without a password there is no login. @throws DomainError SESSAO_EXPIRADA
 */
export async function exigeCadastro({ db, session }: Ctx): Promise<void> {
  const there = 'select id from candidato where id = $1 and senha is not null for share'
  if ((await run(db, there, [session.usuario.id])).length === 0) fail('SESSAO_EXPIRADA')
}

import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'

/**
 * What a candidate began in one tab is not done for somebody who erased himself in another: his registration stays as it is until the end of this
 * transaction, or is gone. Without a password nobody logs in. @throws DomainError SESSAO_EXPIRADA
 */
export async function exigeCadastro({ db, session }: Ctx): Promise<void> {
  const there = 'select id from candidato where id = $1 and senha is not null for share'
  if ((await run(db, there, [session.usuario.id])).length === 0) fail('SESSAO_EXPIRADA')
}

import { type Db, run } from '#server/platform/database/sql.ts'
import type { Prumo } from '#server/prumo.ts'
import type { Subject } from './persons.ts'

/** Entities of people who log in: sessions and links refer to them by these paths. */
export const USER = 'utilitario/usuario'
export const CANDIDATE = 'captacao/candidato'

/** Deletes what log-ins of erased people left: sessions, API keys, calendars, one-time links, preferences, their name in the trail. */
export async function eraseAccounts(db: Db, subjects: Subject[]): Promise<void> {
  for (const { entidade, id, empresaId } of subjects) {
    const owner = entidade === USER ? 0 : empresaId
    await run(db, 'delete from link_unico where empresa_id = $1 and entidade = $2 and registro_id = $3', [
      owner,
      entidade,
      id,
    ])
    if (entidade === USER) {
      await run(db, 'delete from sessao where usuario_id = $1', [id])
      await run(db, 'delete from chave_api where usuario_id = $1', [id])
      await run(db, 'delete from assinatura_calendario where usuario_id = $1', [id])
      await run(db, 'delete from preferencia where usuario_id = $1', [id])
      await run(db, 'delete from fator where usuario_id = $1', [id])
      await run(db, 'delete from usuario_identidade where usuario_id = $1', [id])
      await run(db, "update auditoria set usuario_nome = 'Pessoa anonimizada ' || usuario_id where usuario_id = $1", [
        id,
      ])
    }
    if (entidade === CANDIDATE) {
      await run(db, 'delete from sessao where candidato_empresa_id = $1 and candidato_id = $2', [empresaId, id])
      await run(
        db,
        `update auditoria set usuario_nome = 'Pessoa anonimizada ' || $2::text
         where empresa_id = $1 and origem->>'tipo' = 'candidato' and origem->>'id' = $2::text`,
        [empresaId, String(id)],
      )
    }
  }
}

/** Drops the cached sessions of erased people in this process. */
export function forgetAccounts(prumo: Prumo, subjects: Subject[]): void {
  if (subjects.some(({ entidade }) => entidade === USER || entidade === CANDIDATE)) prumo.sessions.forget()
}

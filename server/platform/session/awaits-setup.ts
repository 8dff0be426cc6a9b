import type { RecordData } from '#schemas/runtime/model.ts'
import type { Session } from '#server/platform/access/session.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import type { Prumo } from '#server/prumo.ts'

/** Key of the preference that marks a user who has still to set up the installation. */
export const SETUP = 'primeiro-acesso'

/** SQL condition over a user `u`: his password is still the code printed at the first start. */
export const AWAITS_SETUP = `u.trocar_senha is true and exists (select from preferencia p where p.usuario_id = u.id and p.chave = '${SETUP}')`

/** Whether the session's user has still to set up the installation. @param lock locks his row FOR UPDATE, for the check before it is done */
export async function awaitsSetup(db: Db, { usuario }: Session, { lock = false } = {}): Promise<boolean> {
  const text = `select u.id from usuario u where u.id = $1 and ${AWAITS_SETUP}${lock ? ' for update of u' : ''}`
  return (await run(db, text, [usuario.id])).length > 0
}

/** Data of the set-up page: values that the server's settings fix already; undefined for all other users. */
export async function setupState({ env, database }: Prumo, session: Session): Promise<RecordData | undefined> {
  if (!session.mustChangePassword || !(await awaitsSetup(database.kysely, session))) return undefined
  return { enderecoPublico: env.publicUrl, remetente: env.smtp?.from }
}

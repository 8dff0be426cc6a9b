import type { RecordData } from '#schemas/runtime/model.ts'
import type { Session } from '#server/platform/access/session.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import type { Prumo } from '#server/prumo.ts'

/** The preference of a user who has still to set the installation up. */
export const SETUP = 'primeiro-acesso'

/** SQL condition over a user `u`: his password is the code that was printed at the start. */
export const AWAITS_SETUP = `u.trocar_senha is true and exists (select from preferencia p where p.usuario_id = u.id and p.chave = '${SETUP}')`

/** Whether the session's user has still to set the installation up; asked again with the user's row locked before it is done. */
export async function awaitsSetup(db: Db, { usuario }: Session, { lock = false } = {}): Promise<boolean> {
  const text = `select u.id from usuario u where u.id = $1 and ${AWAITS_SETUP}${lock ? ' for update of u' : ''}`
  return (await run(db, text, [usuario.id])).length > 0
}

/** What the page has to know: what the server's settings say already. undefined for everybody else. */
export async function setupState({ env, database }: Prumo, session: Session): Promise<RecordData | undefined> {
  if (!session.mustChangePassword || !(await awaitsSetup(database.kysely, session))) return undefined
  return { enderecoPublico: env.publicUrl, remetente: env.smtp?.from }
}

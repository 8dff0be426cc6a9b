import type { Prumo } from '#server/prumo.ts'
import { FIRST_USER, type Session } from './session.ts'

/**
 * A session that sees everything, in each company that is active (or in one of them): for work that nobody starts.
 * @param name who did it, as the trail says
 */
export async function* everyCompany(
  { database, sessions }: Prumo,
  { name, only }: { name?: string; only?: number } = {},
): AsyncGenerator<Session> {
  const { rows } = await database.pool.query<{ id: number }>(
    'select id from empresa where ativa is not false order by id',
  )
  for (const { id } of rows) {
    if (only !== undefined && id !== only) continue
    const session = await sessions.ofUser(FIRST_USER, id)
    if (session) yield name === undefined ? session : { ...session, usuario: { ...session.usuario, nome: name } }
  }
}

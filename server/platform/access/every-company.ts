import type { Prumo } from '#server/prumo.ts'
import { FIRST_USER, type Session } from './session.ts'

/**
 * Yields a session without restrictions for each active company (or one of them): for jobs, which no user starts.
 * @param name author in the trail
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

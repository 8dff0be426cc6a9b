import type pg from 'pg'

/** Days that a read message is kept where a company does not say otherwise. */
const DAYS = 180

/** SQL: for how long the company of this expression keeps read messages. */
export const keptFor = (empresa: string): string => `make_interval(days => coalesce(
  (select dias_mensagens_lidas from empresa_configuracao where empresa_id = ${empresa}), ${DAYS}))`

const COPIES = `delete from usuario_mensagem c
where coalesce(c.removida_em, c.lida_em) < $1::timestamptz - ${keptFor('c.empresa_id')}`

/** What an administrator wrote stays in his register. */
const EMPTY = `delete from mensagem m where m.automatica and not exists (
  select from usuario_mensagem c where c.empresa_id = m.empresa_id and c.mensagem_id = m.id)`

/** Deletes copies that were read or removed long ago, and messages of the product that nobody has any more. Unread ones stay. */
export async function sweepMessages(pool: pg.Pool, now: Date): Promise<void> {
  await pool.query(COPIES, [now])
  await pool.query(EMPTY)
}

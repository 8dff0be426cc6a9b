import type pg from 'pg'

/** Default days of retention of read messages, where the company sets none. */
const DAYS = 180

/** SQL: interval for which the company of this expression keeps read messages. */
export const keptFor = (empresa: string): string => `make_interval(days => coalesce(
  (select dias_mensagens_lidas from empresa_configuracao where empresa_id = ${empresa}), ${DAYS}))`

const COPIES = `delete from usuario_mensagem c
where coalesce(c.removida_em, c.lida_em) < $1::timestamptz - ${keptFor('c.empresa_id')}`

/** Deletes automatic messages without copies; those an administrator wrote stay in the register. */
const EMPTY = `delete from mensagem m where m.automatica and not exists (
  select from usuario_mensagem c where c.empresa_id = m.empresa_id and c.mensagem_id = m.id)`

/** Deletes copies read or removed before the retention, then automatic messages without copies. Unread copies stay. */
export async function sweepMessages(pool: pg.Pool, now: Date): Promise<void> {
  await pool.query(COPIES, [now])
  await pool.query(EMPTY)
}

import type pg from 'pg'
import { type Db, run } from '#server/platform/database/sql.ts'

/** Days that a delivery stays in the log. */
const LOG_DAYS = 30

const OLD = `delete from webhook_entrega e where (e.situacao <> 'AGUARDANDO' or e.evento = 'teste') and e.criada_em < $1::timestamptz - interval '${LOG_DAYS} days'
  or not exists (select from webhook w where w.empresa_id = e.empresa_id and w.id = e.webhook_id)`
const STATES =
  'delete from webhook_estado s where not exists (select from webhook w where w.empresa_id = s.empresa_id and w.id = s.webhook_id)'

/** Deletes deliveries older than LOG_DAYS, and what deleted webhooks left. @returns how many */
export async function sweepDeliveries(pool: pg.Pool, now: Date): Promise<number> {
  await pool.query(STATES)
  return (await pool.query(OLD, [now])).rowCount ?? 0
}

/** Erases answers of receivers about records, which may hold personal data. */
export async function forgetAnswers(db: Db, entidade: string, ids: readonly number[]): Promise<void> {
  const text =
    'update webhook_entrega set resposta = null where entidade = $1 and registro_id = any($2::bigint[]) and resposta is not null'
  await run(db, text, [entidade, ids])
}

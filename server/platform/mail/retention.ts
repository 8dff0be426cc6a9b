import type pg from 'pg'
import { type Db, run } from '#server/platform/database/sql.ts'
import type { About } from './mail.ts'

/** Default days of retention, where the company sets none. */
const DAYS = 180

const OLD = `delete from email_saida m where m.situacao <> 'AGUARDANDO' and m.criado_em < $1::timestamptz - make_interval(days => coalesce(
  (select c.dias_emails from empresa_configuracao c where c.empresa_id = m.empresa_id), ${DAYS}))`

/** Deletes e-mails past their company's retention; waiting ones stay. @returns how many */
export async function sweepMails(pool: pg.Pool, now: Date): Promise<number> {
  return (await pool.query(OLD, [now])).rowCount ?? 0
}

/** Deletes every e-mail of a company about a record or to an address, for the erasure of a person. @returns how many */
export async function forgetMails(
  db: Db,
  empresaId: number,
  { about, address = null }: { about: About; address?: string | null },
): Promise<number> {
  const forgotten = `delete from email_saida where empresa_id = $1 and (sobre @> $2::jsonb or lower(para) = lower($3::text)) returning id`
  const which = JSON.stringify([{ entidade: about.entidade, id: about.id }])
  return (await run(db, forgotten, [empresaId, which, address])).length
}

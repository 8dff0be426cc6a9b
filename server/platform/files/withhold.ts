import type pg from 'pg'
import { LOCK_KEYS } from '#server/platform/database/lock-keys.ts'

/** Advisory lock, held exclusively while a backup is being made and shared while a content is being removed. */
const LOCK = LOCK_KEYS.withheldFiles

/** Takes the lock exclusively until the connection's transaction ends: waits for removals under way and keeps new ones from starting. */
export async function withholdContents(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [LOCK])
}

/** Whether a backup withholds contents now; if not, the shared lock keeps a backup from starting before the connection's transaction ends. */
export async function isWithheld(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_xact_lock_shared($1) as free', [LOCK])
  return rows[0]?.free !== true
}

/** Records a content for removal after the backup (`removeWithheld`). */
export async function withholdContent(client: pg.ClientBase, sha256: string): Promise<void> {
  await client.query('insert into conteudo_retido (sha256) values ($1) on conflict do nothing', [sha256])
}

import type pg from 'pg'

/** Held alone while a backup is being made, shared while a content is being removed. */
const LOCK = 7_310_010

/** From here to the end of the connection's transaction no content is removed: those that are being removed now are waited for. */
export async function withholdContents(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [LOCK])
}

/** Whether contents have to stay now; if not, none begins to be withheld before the connection's transaction ends. */
export async function isWithheld(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_xact_lock_shared($1) as free', [LOCK])
  return rows[0]?.free !== true
}

/** Notes a content that is to go afterwards. */
export async function withholdContent(client: pg.ClientBase, sha256: string): Promise<void> {
  await client.query('insert into conteudo_retido (sha256) values ($1) on conflict do nothing', [sha256])
}

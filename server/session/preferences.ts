import type pg from 'pg'
import type { JsonValue } from '#schemas/runtime/model.ts'

const LAST_COMPANY = 'empresa'

/** What a user arranged for himself; undefined when he did not. */
export async function readPreference(pool: pg.Pool, usuarioId: number, key: string): Promise<JsonValue | undefined> {
  const { rows } = await pool.query<{ valor: JsonValue }>(
    'select valor from preferencia where usuario_id = $1 and chave = $2',
    [usuarioId, key],
  )
  return rows[0]?.valor
}

export async function writePreference(pool: pg.Pool, usuarioId: number, key: string, value: JsonValue): Promise<void> {
  await pool.query(
    `insert into preferencia (usuario_id, chave, valor) values ($1, $2, $3)
     on conflict (usuario_id, chave) do update set valor = excluded.valor, alterada_em = now()`,
    [usuarioId, key, JSON.stringify(value)],
  )
}

/** The company a new session begins in: the one used last. 0 when there was none; the session then takes the lowest of the user's own. */
export async function rememberedCompany(pool: pg.Pool, usuarioId: number): Promise<number> {
  const value = await readPreference(pool, usuarioId, LAST_COMPANY)
  return typeof value === 'number' ? value : 0
}

export function rememberCompany(pool: pg.Pool, usuarioId: number, empresaId: number): Promise<void> {
  return writePreference(pool, usuarioId, LAST_COMPANY, empresaId)
}

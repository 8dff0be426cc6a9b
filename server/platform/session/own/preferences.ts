import type pg from 'pg'
import type { JsonValue } from '#schemas/runtime/model.ts'
import type { Session } from '#server/platform/access/session.ts'
import { fail } from '#server/platform/errors/errors.ts'

const LAST_COMPANY = 'empresa'

/** A user's preference; undefined when not set. */
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

/** The company used last, in which a new session begins. 0 when there was none; the session then takes the lowest id of the user's own. */
export async function rememberedCompany(pool: pg.Pool, usuarioId: number): Promise<number> {
  const value = await readPreference(pool, usuarioId, LAST_COMPANY)
  return typeof value === 'number' ? value : 0
}

export function rememberCompany(pool: pg.Pool, usuarioId: number, empresaId: number): Promise<void> {
  return writePreference(pool, usuarioId, LAST_COMPANY, empresaId)
}

/**
 * Kinds of preferences of screens, by the first word of the key, and whether they are stored per company (because they name records). The server's own
 * keys in the same table cannot collide with them.
 */
const kinds: Record<string, { perCompany: boolean }> = {
  /** columns, order and page size of a list */
  lista: { perCompany: false },
  /** saved filters of a list: they name records */
  filtro: { perCompany: true },
  /** state of any other screen */
  tela: { perCompany: false },
}

/** 'lista.captacao.candidato', 'filtro.captacao.candidato.k3x9' */
export const keyPattern = `^(${Object.keys(kinds).join('|')})(\\.[A-Za-z0-9_-]{1,60}){1,4}$`

/** Most preferences of one kind per user, and per company for kinds stored per company. */
const MOST = 500

export interface Preference {
  chave: string
  valor: JsonValue
  alteradaEm: string
}

/** Prefix of the stored keys of a kind: 'lista@', 'filtro@2'. */
const scopeOf = (session: Session, kind: string): string =>
  `${kind}@${kinds[kind]?.perCompany ? session.empresaId : ''}`

const storedKey = (session: Session, key: string): string => `${scopeOf(session, key.split('.', 1)[0] ?? '')}|${key}`

interface Row {
  chave: string
  valor: JsonValue
  alterada_em: string | Date
}

const preference = (row: Row): Preference => ({
  chave: row.chave.slice(row.chave.indexOf('|') + 1),
  valor: row.valor,
  alteradaEm: new Date(row.alterada_em).toISOString(),
})

/** The user's preferences whose keys have the prefix, in the session's company. */
export async function listOwn(pool: pg.Pool, session: Session, prefix: string): Promise<Preference[]> {
  const scopes = Object.keys(kinds).map((kind) => scopeOf(session, kind))
  const { rows } = await pool.query<Row>(
    `select chave, valor, alterada_em from preferencia
     where usuario_id = $1 and split_part(chave, '|', 1) = any($2) and starts_with(substr(chave, strpos(chave, '|') + 1), $3) order by chave`,
    [session.usuario.id, scopes, prefix],
  )
  return rows.map(preference)
}

/** One of the user's own preferences. */
export function readOwn(pool: pg.Pool, session: Session, key: string): Promise<JsonValue | undefined> {
  return readPreference(pool, session.usuario.id, storedKey(session, key))
}

/** Stores a preference; a user has at most 500 per kind. */
export async function writeOwn(pool: pg.Pool, session: Session, key: string, value: JsonValue): Promise<Preference> {
  const stored = storedKey(session, key)
  const { rows } = await pool.query<Row>(
    `insert into preferencia (usuario_id, chave, valor)
     select $1, $2, $3::jsonb where exists (select from preferencia where usuario_id = $1 and chave = $2)
       or (select count(*) from preferencia where usuario_id = $1 and starts_with(chave, $4)) < ${MOST}
     on conflict (usuario_id, chave) do update set valor = excluded.valor, alterada_em = now()
     returning chave, valor, alterada_em`,
    [session.usuario.id, stored, JSON.stringify(value), stored.slice(0, stored.indexOf('|') + 1)],
  )
  return rows[0] ? preference(rows[0]) : fail('PREFERENCIAS_DEMAIS', { limite: MOST })
}

/** Deletes a preference; undefined when there was none. */
export async function deleteOwn(pool: pg.Pool, session: Session, key: string): Promise<Preference | undefined> {
  const { rows } = await pool.query<Row>(
    'delete from preferencia where usuario_id = $1 and chave = $2 returning chave, valor, alterada_em',
    [session.usuario.id, storedKey(session, key)],
  )
  return rows[0] && preference(rows[0])
}

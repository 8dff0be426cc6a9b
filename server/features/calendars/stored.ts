import type { Entity } from '#schemas/runtime/model.ts'
import type { Session } from '#server/platform/access/session.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { recordSecurity } from '#server/platform/security/record.ts'
import type { Prumo } from '#server/prumo.ts'

/** Most subscriptions per user, in all companies. */
export const MOST = 20

/** A subscription as shown to its owner, without its address. */
export interface Subscription {
  id: number
  entidade: string
  meus: boolean
  criadaEm: string
  usadaEm?: string
}

/** Owner and register of a feed. */
export interface FeedOwner {
  empresaId: number
  usuarioId: number
  entidade: string
  meus: boolean
}

const LIST = `select id, entidade, meus, criada_em as "criadaEm", usada_em as "usadaEm" from assinatura_calendario
  where empresa_id = $1 and usuario_id = $2 order by id desc`

/** Subscriptions of the session's user in its company. */
export async function listSubscriptions({ database }: Prumo, { empresaId, usuario }: Session): Promise<Subscription[]> {
  const rows = await run<Subscription & { usadaEm: string | null }>(database.kysely, LIST, [empresaId, usuario.id])
  return rows.map(({ usadaEm, id, ...row }) => ({ ...row, id: Number(id), ...(usadaEm ? { usadaEm } : {}) }))
}

/** @returns the token, of which only the hash is stored @throws DomainError CALENDARIOS_DEMAIS */
export async function makeSubscription(
  { secrets, database, now }: Prumo,
  session: Session,
  entity: Entity,
  meus: boolean,
): Promise<{ id: number; token: string }> {
  const { empresaId, usuario } = session
  const token = secrets.newToken()
  return database.kysely.transaction().execute(async (db) => {
    // locks the user's row: concurrent requests cannot exceed the limit
    await run(db, 'select id from usuario where id = $1 for update', [usuario.id])
    const counted = 'select count(*)::int as n from assinatura_calendario where usuario_id = $1'
    const [{ n } = { n: 0 }] = await run<{ n: number }>(db, counted, [usuario.id])
    if (n >= MOST) fail('CALENDARIOS_DEMAIS', { limite: MOST })
    const insert = `insert into assinatura_calendario (empresa_id, usuario_id, entidade, meus, token_hash, criada_em)
      values ($1, $2, $3, $4, $5, $6) returning id`
    const values = [empresaId, usuario.id, entity.path, meus, secrets.hashToken(token), now()]
    const [row] = await run<{ id: number }>(db, insert, values)
    await note(db, session, 'CALENDARIO_ASSINADO', entity.path)
    return { id: Number(row?.id), token }
  })
}

/** Revokes a subscription of the user's own. @throws DomainError NAO_ENCONTRADO */
export async function endSubscription({ database }: Prumo, session: Session, id: number): Promise<void> {
  await database.kysely.transaction().execute(async (db) => {
    const text = `delete from assinatura_calendario where empresa_id = $1 and id = $2 and usuario_id = $3 returning entidade`
    const [row] = await run<{ entidade: string }>(db, text, [session.empresaId, id, session.usuario.id])
    if (!row) return fail('NAO_ENCONTRADO')
    await note(db, session, 'CALENDARIO_REVOGADO', row.entidade)
  })
}

const USE = `update assinatura_calendario set token_hash = ($1::text[])[1], usada_em = $2 where token_hash = any($1::text[])
  returning empresa_id as "empresaId", usuario_id as "usuarioId", entidade, meus`

/** The owner of a feed by its token, marking it as read; undefined for a revoked or unknown one. */
export async function findFeedOwner({ secrets, database, now }: Prumo, token: string): Promise<FeedOwner | undefined> {
  const [row] = await run<FeedOwner>(database.kysely, USE, [secrets.hashesOfToken(token), now()])
  return row && { ...row, usuarioId: Number(row.usuarioId) }
}

const note = (
  db: Db,
  { id, empresaId, usuario }: Session,
  evento: 'CALENDARIO_ASSINADO' | 'CALENDARIO_REVOGADO',
  entidade: string,
): Promise<void> => recordSecurity(db, { evento, empresaId, usuarioId: usuario.id, sessao: id, dados: { entidade } })

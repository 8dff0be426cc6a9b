import type { ApiKeyLine, NewApiKey } from '#schemas/runtime/answers/utilities/api-keys.ts'
import type { Session } from '#server/platform/access/session.ts'
import type { Origin } from '#server/platform/crud/trail/write-trail.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { recordSecurity } from '#server/platform/security/record.ts'
import type { Prumo } from '#server/prumo.ts'
import { KEY_MARK } from './keys.ts'

/** Most valid keys per user. */
export const MOST_KEYS = 20
/** Length of the stored prefix by which people recognise a key; the other 39 characters stay secret. */
const SHOWN = KEY_MARK.length + 4

type Narrowed = { usuarioId: number } | { empresaId: number }

/** Keys of a user in all companies, or of all users of a company, valid ones first. */
export async function listKeys(db: Db, by: Narrowed, now: Date): Promise<ApiKeyLine[]> {
  const [column, value] = 'usuarioId' in by ? ['usuario_id', by.usuarioId] : ['empresa_id', by.empresaId]
  const text = `select json_strip_nulls(json_build_object('id', k.id, 'nome', k.nome, 'prefixo', k.prefixo,
      'empresa', json_build_object('id', e.id, 'nome', e.nome), 'usuario', json_build_object('id', k.usuario_id, 'nome', u.nome),
      'authorities', k.authorities, 'criadaEm', k.criada_em, 'expiraEm', k.expira_em, 'usadaEm', k.usada_em, 'usadaDe', k.usada_de,
      'revogadaEm', k.revogada_em, 'revogadaPor', k.revogada_por, 'situacao', s.situacao)) as linha
    from chave_api k join empresa e on e.id = k.empresa_id join usuario u on u.id = k.usuario_id
    cross join lateral (select case when k.revogada_em is not null then 'REVOGADA' when k.expira_em <= $2 then 'VENCIDA'
      else 'EM_USO' end as situacao) s
    where k.${column} = $1 order by s.situacao <> 'EM_USO', k.id desc limit 500`
  const rows = await run<{ linha: ApiKeyLine }>(db, text, [value, now])
  return rows.map(({ linha }) => linha)
}

type Maker = Pick<Prumo, 'secrets' | 'now'>

/** Generates the text of a key. */
export const newKey = (secrets: Prumo['secrets']): string => `${KEY_MARK}${secrets.newToken()}`

/** Creates a key of the session's user in its company. @returns the key, of which only the hash is stored, and its id */
export async function createKey(
  prumo: Prumo,
  session: Session,
  key: NewApiKey,
): Promise<{ chave: string; id: number }> {
  const chave = newKey(prumo.secrets)
  const id = await prumo.database.kysely.transaction().execute((db) => storeKey(db, prumo, session, key, chave))
  return { chave, id }
}

/** Stores a key in the caller's transaction; also used for keys of other users, for integrations. @returns its id */
export async function storeKey(
  db: Db,
  { secrets, now }: Maker,
  session: Session,
  key: NewApiKey,
  chave: string,
  usuarioId = session.usuario.id,
): Promise<number> {
  const { empresaId } = session
  // locks the user's row: concurrent requests cannot exceed the limit
  await run(db, 'select id from usuario where id = $1 for update', [usuarioId])
  const counted = await run<{ n: number }>(
    db,
    'select count(*)::int as n from chave_api where usuario_id = $1 and revogada_em is null and expira_em > $2',
    [usuarioId, now()],
  )
  if ((counted[0]?.n ?? 0) >= MOST_KEYS) fail('CHAVES_API_DEMAIS', { limite: MOST_KEYS })
  const text = `insert into chave_api (empresa_id, usuario_id, nome, prefixo, token_hash, authorities, criada_em, expira_em)
      values ($1, $2, $3, $4, $5, $6, $7, ($8::date + 1) at time zone 'America/Sao_Paulo') returning id`
  const [row] = await run<{ id: number }>(db, text, [
    empresaId,
    usuarioId,
    key.nome,
    chave.slice(0, SHOWN),
    secrets.hashToken(chave),
    JSON.stringify(key.authorities),
    now(),
    key.expiraEm,
  ])
  const of = { empresaId, usuarioId, nome: key.nome, authorities: key.authorities }
  await note(db, session, of, 'chave-criada')
  return row?.id ?? 0
}

/** Revokes a key for good; a revoked one stays unchanged. @throws DomainError NAO_ENCONTRADO */
export async function revokeKey(prumo: Prumo, session: Session, id: number, by: Narrowed): Promise<void> {
  await prumo.database.kysely.transaction().execute((db) => endKey(db, prumo, session, id, by))
}

/** Revokes a key in the caller's transaction. */
export async function endKey(
  db: Db,
  prumo: Pick<Prumo, 'now'>,
  session: Session,
  id: number,
  by: Narrowed,
): Promise<void> {
  const [column, value] = 'usuarioId' in by ? ['usuario_id', by.usuarioId] : ['empresa_id', by.empresaId]
  const [row] = await run<{ empresa_id: number; usuario_id: number; nome: string; revogada_em: string | null }>(
    db,
    `select empresa_id, usuario_id, nome, revogada_em from chave_api where id = $1 and ${column} = $2 for update`,
    [id, value],
  )
  if (!row) return fail('NAO_ENCONTRADO')
  if (row.revogada_em !== null) return
  await run(db, 'update chave_api set revogada_em = $3, revogada_por = $4 where empresa_id = $1 and id = $2', [
    row.empresa_id,
    id,
    prumo.now(),
    session.usuario.nome,
  ])
  const of = { empresaId: row.empresa_id, usuarioId: row.usuario_id, nome: row.nome }
  await note(db, session, of, 'chave-revogada')
}

/** Writes a line into the trail of the key's owner. */
async function note(
  db: Db,
  { id, usuario }: Session,
  of: { empresaId: number; usuarioId: number; nome: string; authorities?: string[] },
  operacao: 'chave-criada' | 'chave-revogada',
): Promise<void> {
  const origin: Origin = { tipo: 'sobre-chave', nome: of.nome }
  const text = `insert into auditoria (empresa_id, usuario_id, usuario_nome, entidade, operacao, origem, registro_id)
    values ($1, $2, $3, 'utilitario/usuario', $4, $5, $6)`
  await run(db, text, [of.empresaId, usuario.id, usuario.nome, operacao, JSON.stringify(origin), of.usuarioId])
  await recordSecurity(db, {
    evento: operacao === 'chave-criada' ? 'CHAVE_CRIADA' : 'CHAVE_REVOGADA',
    empresaId: of.empresaId,
    usuarioId: usuario.id,
    sessao: id,
    dados: { registroId: of.usuarioId, chave: of.nome, ...(of.authorities ? { authorities: of.authorities } : {}) },
  })
}

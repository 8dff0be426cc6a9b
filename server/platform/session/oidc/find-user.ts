import { permissionExpander } from '#schemas/runtime/permission.ts'
import { contextOf, inTransaction } from '#server/platform/crud/context.ts'
import { insertBody } from '#server/platform/crud/write/operations.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import { DomainError } from '#server/platform/errors/errors.ts'
import type { Prumo } from '#server/prumo.ts'
import type { Provider } from './provider.ts'
import { trustedProvider } from './provider.ts'

/** Claims of a verified ID token. */
export type Claims = Record<string, unknown> & { sub: string }

/** Reasons why a person the provider authenticated is not logged in. */
export type Stranger = 'DESCONHECIDO' | 'OUTRA_PESSOA' | 'OUTRAS_EMPRESAS'

const OF_SUBJECT = 'select usuario_id as id from usuario_identidade where emissor = $1 and sujeito = $2'
const OF_CLAIM = {
  EMAIL: 'select id from usuario where lower(email) = lower($1)',
  LOGIN: 'select id from usuario where lower(login) = lower($1)',
}
const BIND = `insert into usuario_identidade (emissor, sujeito, usuario_id, criada_em) values ($1, $2, $3, $4) on conflict do nothing returning usuario_id`
const ACTIVE = 'select ativo from usuario where id = $1'

/**
 * Finds the user by the stored subject of his account, else by the configured claim; the subject is then stored, so that somebody who later gets the
 * same e-mail address is not taken for him.
 */
export async function findUser(prumo: Prumo, provider: Provider, claims: Claims): Promise<number | Stranger> {
  const { kysely } = prumo.database
  const known = await one(kysely, OF_SUBJECT, [provider.emissor, claims.sub])
  const id = known ?? (await byClaim(prumo, provider, claims))
  if (id === undefined) return 'DESCONHECIDO'
  const [user] = await run<{ ativo: boolean | null }>(kysely, ACTIVE, [id])
  if (!user?.ativo) return 'DESCONHECIDO'
  const trusted = await trustedProvider(prumo, id)
  const own = trusted && (await sameProvider(kysely, trusted.empresaId, provider))
  if (!own) return 'OUTRAS_EMPRESAS'
  if (known !== undefined) return id
  const bound = await run(kysely, BIND, [provider.emissor, claims.sub, id, prumo.now()])
  return bound.length > 0 ? id : 'OUTRA_PESSOA'
}

async function byClaim(prumo: Prumo, provider: Provider, claims: Claims): Promise<number | undefined> {
  const value = claims[provider.reivindicacao]
  if (typeof value !== 'string' || value.trim() === '') return undefined
  // an unverified e-mail address may belong to anybody
  if (provider.reivindicacao === 'email' && claims.email_verified === false) return undefined
  const found = await one(prumo.database.kysely, OF_CLAIM[provider.campo], [value.trim()])
  return found ?? (provider.perfisNovos ? create(prumo, provider, claims, value.trim()) : undefined)
}

/** Creates a user with the profiles of new users, by the rules of the register. The session acts for the provider and holds only the authorities of these profiles. */
async function create(prumo: Prumo, provider: Provider, claims: Claims, value: string): Promise<number | undefined> {
  const { model, database } = prumo
  const entity = model.entities.get('utilitario/usuario')
  const visitor = await prumo.sessions.visitor(provider.empresaId)
  if (!entity || !visitor || !provider.perfisNovos) return undefined
  const text = `select distinct jsonb_array_elements_text(coalesce(authorities, '[]')) as a from perfil where id = any($1::bigint[])`
  const held = await run<{ a: string }>(database.kysely, text, [provider.perfisNovos])
  const authorities = new Set(permissionExpander(model.permissions)(held.map(({ a }) => a)))
  const session = {
    ...visitor,
    kind: 'interna' as const,
    usuario: { id: 0, nome: 'Login único', login: '' },
    authorities,
  }
  const email = typeof claims.email === 'string' ? claims.email : undefined
  const record = {
    nome: typeof claims.name === 'string' && claims.name.trim() ? claims.name.trim().slice(0, 100) : value,
    login: value,
    email: provider.campo === 'EMAIL' ? value : email,
    // a random password nobody knows; a known one is set by 'Esqueci a minha senha'
    senha: prumo.secrets.newToken(),
    ativo: true,
    empresas: [{ empresa: { id: provider.empresaId }, perfis: provider.perfisNovos.map((id) => ({ id })) }],
  }
  try {
    return await inTransaction(contextOf({ ...prumo }, entity, session), async (tx) => {
      const id = await insertBody(tx, record)
      await run(tx.db, 'update usuario set trocar_senha = false where id = $1', [id])
      return id
    })
  } catch (error) {
    // log-in or e-mail is in use, or the register refuses the name
    if (error instanceof DomainError) return undefined
    throw error
  }
}

async function sameProvider(db: Db, empresaId: number, { emissor, clienteId }: Provider): Promise<boolean> {
  const text = 'select from login_unico where empresa_id = $1 and emissor = $2 and cliente_id = $3'
  return (await run(db, text, [empresaId, emissor, clienteId])).length > 0
}

const one = async (db: Db, text: string, values: unknown[]): Promise<number | undefined> => {
  const [row] = await run<{ id: number }>(db, text, values)
  return row && Number(row.id)
}

import { ADMINISTRAR_INSTALACAO } from '#schemas/runtime/permission.ts'
import { VER_TODAS_EMPRESAS } from '#server/platform/access/authorities.ts'
import { FIRST_USER } from '#server/platform/access/session.ts'
import { hot } from '#server/platform/database/hot.ts'
import type { Prumo } from '#server/prumo.ts'

/** Purpose under which the client secret of a provider is sealed. */
export const SEAL = 'login-unico'

/** The identity provider of a company. */
export interface Provider {
  empresaId: number
  emissor: string
  clienteId: string
  segredo: string | undefined
  /** claim compared with the user's e-mail or log-in */
  reivindicacao: string
  campo: 'EMAIL' | 'LOGIN'
  /** profiles of users created at their first log-in; undefined where none are created */
  perfisNovos: number[] | undefined
}

interface Row {
  id: number
  empresa_id: number
  emissor: string
  cliente_id: string
  cliente_segredo: string | null
  reivindicacao: string
  campo_usuario: 'EMAIL' | 'LOGIN'
  criar_usuarios: boolean | null
}

/** The first company of each provider that several companies share. */
const OFFERED =
  hot(`select distinct on (l.emissor, l.cliente_id) l.empresa_id as "empresaId", l.rotulo, e.nome as empresa from login_unico l
join empresa e on e.id = l.empresa_id and e.ativa is not false where l.ativo order by l.emissor, l.cliente_id, l.empresa_id`)
const READ = `select l.id, l.empresa_id, l.emissor, l.cliente_id, l.cliente_segredo, l.reivindicacao, l.campo_usuario, l.criar_usuarios
from login_unico l join empresa e on e.id = l.empresa_id and e.ativa is not false where l.ativo and l.empresa_id = $1`
const PROFILES = 'select perfil_id as id from login_unico_perfis_novos where login_unico_id = $1 and empresa_id = $2'

/** Buttons of the log-in page: one per provider, with the company's name where labels are equal. */
export async function offeredProviders({ database }: Pick<Prumo, 'database'>) {
  const { rows } = await database.pool.query<{ empresaId: number; rotulo: string; empresa: string }>(OFFERED)
  const isAlone = (rotulo: string) => rows.filter((each) => each.rotulo === rotulo).length === 1
  return rows.map(({ empresaId, rotulo, empresa }) => ({
    empresaId,
    rotulo: isAlone(rotulo) ? rotulo : `${rotulo} (${empresa})`,
  }))
}

/** The active provider of a company; undefined where there is none. */
export async function readProvider({ database, secrets }: Prumo, empresaId: number): Promise<Provider | undefined> {
  const { rows } = await database.pool.query<Row>(READ, [empresaId])
  const [row] = rows
  if (!row) return undefined
  const profiles = row.criar_usuarios && (await database.pool.query<{ id: number }>(PROFILES, [row.id, empresaId])).rows
  return {
    empresaId,
    emissor: row.emissor,
    clienteId: row.cliente_id,
    segredo: row.cliente_segredo === null ? undefined : secrets.unseal(SEAL, row.cliente_segredo),
    reivindicacao: row.reivindicacao,
    campo: row.campo_usuario,
    perfisNovos: profiles ? profiles.map(({ id }) => Number(id)) : undefined,
  }
}

const TRUSTED = `select min(l.empresa_id)::int as empresa, bool_or(l.fechar_senha) as fecha from usuario_empresa x
  join empresa e on e.id = x.empresa_id and e.ativa is not false
  left join login_unico l on l.empresa_id = x.empresa_id and l.ativo
where x.usuario_id = $1 having count(*) > 0 and count(*) = count(l.emissor) and count(distinct (l.emissor, l.cliente_id)) = 1`

/**
 * The provider that all companies of a user trust, with one of these companies: only it may authenticate him, else the operator of one company's
 * provider could enter the others. None for users who see every company or administer the installation.
 * @returns with `closed`: one of the companies disabled passwords
 */
export async function trustedProvider(
  { database, sessions }: Prumo,
  usuarioId: number,
): Promise<{ empresaId: number; closed: boolean } | undefined> {
  if (usuarioId === FIRST_USER) return undefined
  const { rows } = await database.pool.query<{ empresa: number; fecha: boolean | null }>(TRUSTED, [usuarioId])
  const [row] = rows
  if (!row) return undefined
  const session = await sessions.ofUser(usuarioId, row.empresa)
  const wide = [VER_TODAS_EMPRESAS, ADMINISTRAR_INSTALACAO].some((authority) => session?.authorities.has(authority))
  return session && !wide ? { empresaId: row.empresa, closed: row.fecha === true } : undefined
}

const EMERGENCY = 'select acesso_emergencia from usuario where id = $1'

/** State of a user's log-in by password: 'closed' by his company, or with 'emergency' access all the same. */
export async function passwordState(prumo: Prumo, usuarioId: number): Promise<'open' | 'closed' | 'emergency'> {
  if (!(await trustedProvider(prumo, usuarioId))?.closed) return 'open'
  const { rows } = await prumo.database.pool.query<{ acesso_emergencia: boolean | null }>(EMERGENCY, [usuarioId])
  return rows[0]?.acesso_emergencia ? 'emergency' : 'closed'
}

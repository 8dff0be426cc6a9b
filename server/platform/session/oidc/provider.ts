import { ADMINISTRAR_INSTALACAO } from '#schemas/runtime/permission.ts'
import { VER_TODAS_EMPRESAS } from '#server/platform/access/authorities.ts'
import { FIRST_USER } from '#server/platform/access/session.ts'
import { hot } from '#server/platform/database/hot.ts'
import type { Prumo } from '#server/prumo.ts'

/** What the secret of a provider is sealed for. */
export const SEAL = 'login-unico'

/** Where the people of a company prove who they are. */
export interface Provider {
  empresaId: number
  emissor: string
  clienteId: string
  segredo: string | undefined
  /** the claim that is compared to the user's e-mail or log-in */
  reivindicacao: string
  campo: 'EMAIL' | 'LOGIN'
  /** profiles of users who are made by their first log-in; undefined where none are made */
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

/** Of several companies with one provider the first. */
const OFFERED =
  hot(`select distinct on (l.emissor, l.cliente_id) l.empresa_id as "empresaId", l.rotulo, e.nome as empresa from login_unico l
join empresa e on e.id = l.empresa_id and e.ativa is not false where l.ativo order by l.emissor, l.cliente_id, l.empresa_id`)
const READ = `select l.id, l.empresa_id, l.emissor, l.cliente_id, l.cliente_segredo, l.reivindicacao, l.campo_usuario, l.criar_usuarios
from login_unico l join empresa e on e.id = l.empresa_id and e.ativa is not false where l.ativo and l.empresa_id = $1`
const PROFILES = 'select perfil_id as id from login_unico_perfis_novos where login_unico_id = $1 and empresa_id = $2'

/** What the log-in page offers beside user and password: one button for each provider, with the company's name where others are labelled alike. */
export async function offeredProviders({ database }: Pick<Prumo, 'database'>) {
  const { rows } = await database.pool.query<{ empresaId: number; rotulo: string; empresa: string }>(OFFERED)
  const isAlone = (rotulo: string) => rows.filter((each) => each.rotulo === rotulo).length === 1
  return rows.map(({ empresaId, rotulo, empresa }) => ({
    empresaId,
    rotulo: isAlone(rotulo) ? rotulo : `${rotulo} (${empresa})`,
  }))
}

/** The provider of a company; undefined where there is none in use. */
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
 * The provider that every company of a user trusts, by one of these companies: only it may say who he is, or whoever runs the provider of one company
 * would open the others. None for who sees every company or administers the installation.
 * @returns with `closed`: one of the companies wants no passwords
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

/** How a user's log-in by password stands: 'closed' by his company, or open 'emergency' beside that. */
export async function passwordState(prumo: Prumo, usuarioId: number): Promise<'open' | 'closed' | 'emergency'> {
  if (!(await trustedProvider(prumo, usuarioId))?.closed) return 'open'
  const { rows } = await prumo.database.pool.query<{ acesso_emergencia: boolean | null }>(EMERGENCY, [usuarioId])
  return rows[0]?.acesso_emergencia ? 'emergency' : 'closed'
}

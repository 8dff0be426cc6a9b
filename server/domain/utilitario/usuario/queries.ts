import { sql } from 'kysely'
import type { UsuarioEmpresa } from '#schemas/generated/types/utilitario/usuario-empresa.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import { permissionExpander } from '#schemas/runtime/permission.ts'
import { INSTALLATION } from '#schemas/runtime/scope.ts'
import { VER_TODAS_EMPRESAS } from '#server/platform/access/authorities.ts'
import { FIRST_USER, isFirstUser } from '#server/platform/access/session.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'

/** Refuses areas of another company: users are global, so no foreign key checks this. */
export async function areasDeFora({ db }: Ctx, empresas: UsuarioEmpresa[]): Promise<FieldError[]> {
  const asked = empresas.flatMap(({ empresa, areasIds = [] }, i) =>
    areasIds.map((id) => ({ i, empresa: empresa.id, id })),
  )
  if (asked.length === 0) return []
  const { rows } = await sql<{ i: number }>`
    select distinct p.i
    from unnest(${asked.map(({ i }) => i)}::int[], ${asked.map(({ empresa }) => empresa)}::bigint[], ${asked.map(({ id }) => id)}::bigint[])
      as p(i, empresa_id, id)
    where not exists (
      select from area_organizacional a where a.empresa_id = p.empresa_id and a.id = p.id
    )`.execute(db)
  return rows.map(({ i }) => fieldError(`empresas[${i}].areasIds`, 'Áreas permitidas não pertencem à empresa'))
}

/** An area in the shape of pickers, with its company. */
interface AreaDaEmpresa {
  id: number
  rotulo: string
  pai?: number
  empresaId: number
}

/** Areas that the session may assign: those of its companies; of the current one only visible ones. */
export async function areasDasEmpresas({ db, session }: Ctx): Promise<AreaDaEmpresa[]> {
  const { empresaId, empresas, areas } = session
  // a session restricted here does not see the areas of other companies
  const companies = session.restricted ? [empresaId] : empresas.map(({ id }) => id)
  const { rows } = await sql<{ id: number; nome: string; pai: number | null; empresa: number }>`
    select id, nome, area_mae_id as pai, empresa_id as empresa from area_organizacional
    where empresa_id = any(${companies}::int[]) and (${areas ?? null}::bigint[] is null or empresa_id <> ${empresaId}
      or id = any(${areas ?? null}::bigint[]))
    order by empresa_id, nome, id`.execute(db)
  return rows.map(({ id, nome, pai, empresa }) => ({
    id: Number(id),
    rotulo: nome,
    ...(pai === null ? {} : { pai: Number(pai) }),
    empresaId: Number(empresa),
  }))
}

/** A profile offered in the form of a user, with its company; 0: all. */
interface PerfilDaEmpresa {
  id: number
  rotulo: string
  empresaId: number
}

/** The models of the installation, and the profiles of the companies in which the session may manage users. */
export async function perfisDasEmpresas(ctx: Ctx): Promise<PerfilDaEmpresa[]> {
  const { session, db } = ctx
  const concede = await concessoesDe(ctx)
  const { read } = ctx.entity.authority
  const companies = session.empresas.flatMap(({ id }) => (id === session.empresaId || concede(id, [read]) ? [id] : []))
  const { rows } = await sql<{ id: number; nome: string; empresa: number }>`
    select id, nome, empresa_id as empresa from perfil
    where empresa_id = any(${[INSTALLATION, ...companies]}::int[]) order by prumo_busca(nome), id`.execute(db)
  return rows.map(({ id, nome, empresa }) => ({ id: Number(id), rotulo: nome, empresaId: Number(empresa) }))
}

/** Authorities a user holds: by company id. */
export type Direitos = Map<number, ReadonlySet<string>>

/** Authorities from a user's profiles, expanded. */
export async function direitosDe({ db, deps }: Ctx, usuarioId: number): Promise<Direitos> {
  const { rows } = await sql<{ empresa: number; authorities: string[] }>`
    select x.empresa_id as empresa, jsonb_agg(a.authority) as authorities
    from usuario_empresa x
    join usuario_empresa_perfis l on l.usuario_empresa_id = x.id
    join perfil p on p.id = l.perfil_id
    cross join lateral jsonb_array_elements_text(coalesce(p.authorities, '[]')) as a(authority)
    where x.usuario_id = ${usuarioId}
    group by x.empresa_id`.execute(db)
  const expand = permissionExpander(deps.model.permissions)
  return new Map(rows.map(({ empresa, authorities }) => [Number(empresa), new Set(expand(authorities))]))
}

/** Whether a user administers the installation. */
export async function administraInstalacao({ db }: Ctx, usuarioId: number): Promise<boolean> {
  const { rows } = await sql<{ administra: boolean | null }>`
    select administra_instalacao as administra from usuario where id = ${usuarioId}`.execute(db)
  return rows[0]?.administra === true
}

/** Whether a session may grant, or take over, these authorities in a company: only those it has there. */
export type Concede = (empresaId: number, authorities: Iterable<string>) => boolean

export async function concessoesDe(ctx: Ctx): Promise<Concede> {
  const { session } = ctx
  const { usuario } = session
  if (isFirstUser(session)) return () => true
  // API keys grant at most their own authorities, only in their company; likewise a company's login provider, which is no user (id 0)
  if (session.key || usuario.id === 0)
    return (empresaId, asked) =>
      empresaId === session.empresaId && [...asked].every((authority) => session.authorities.has(authority))
  const direitos = await direitosDe(ctx, usuario.id)
  return (empresaId, asked) => {
    const held = direitosEm(direitos, empresaId)
    return [...asked].every((authority) => held.has(authority))
  }
}

/** With VER_TODAS_EMPRESAS the authorities apply in companies without own profile, too. */
function direitosEm(direitos: Direitos, empresaId: number): ReadonlySet<string> {
  const own = direitos.get(empresaId)
  if (own) return own
  const all = new Set([...direitos.values()].flatMap((set) => [...set]))
  return all.has(VER_TODAS_EMPRESAS) ? all : new Set()
}

/** Authorities to manage access. */
const ADMINISTRAR = ['ROLE_CAD_PERFIL_ALTERAR', 'ROLE_CAD_USUARIO_ALTERAR']

/** Called after a change in its transaction: refuses that a user removes his own authorities to manage access. */
export async function recusaTrancarSe(ctx: Ctx, field: string): Promise<void> {
  const { session } = ctx
  if (session.usuario.id === FIRST_USER) return
  const agora = direitosEm(await direitosDe(ctx, session.usuario.id), session.empresaId)
  const lost = ADMINISTRAR.some((authority) => session.authorities.has(authority) && !agora.has(authority))
  if (lost)
    invalid([fieldError(field, 'Você não pode retirar de si mesmo a permissão de administrar usuários e perfis')])
}

export interface PerfilDado {
  nome: string
  authorities: string[]
  /** owning company; 0: a model of the installation */
  dono: number
}

/** Names and authorities of profiles. */
export async function perfisPorId({ db }: Ctx, ids: number[]): Promise<Map<number, PerfilDado>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<PerfilDado & { id: number }>`
    select id, nome, coalesce(authorities, '[]') as authorities, empresa_id as dono
    from perfil where id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, ...perfil }) => [Number(id), perfil]))
}

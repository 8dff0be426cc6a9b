import { answersForSql } from '#server/platform/access/areas.ts'
import { VER_TODAS_EMPRESAS } from '#server/platform/access/authorities.ts'
import { leftSql } from '#server/platform/access/left.ts'
import { FIRST_USER } from '#server/platform/access/session.ts'
import { hot } from '#server/platform/database/hot.ts'
import { type Db, run } from '#server/platform/database/sql.ts'

/** SQL condition: the user of alias `u` is active, has access to the company of this placeholder and has not left it. */
export const worksIn = (u: string, empresa: string): string =>
  hasAccess(u, empresa, `and not ${leftSql(`${u}.id`, empresa)}`)

/** SQL condition: the user of alias `u` is active and has access to the company, even if he has left it: his next talento may be linked to him later. */
export const mayWorkIn = (u: string, empresa: string): string => hasAccess(u, empresa)

const hasAccess = (u: string, empresa: string, still = ''): string => `(${u}.ativo and (${u}.id = ${FIRST_USER}
  or exists (select from usuario_empresa x where x.usuario_id = ${u}.id and x.empresa_id = ${empresa}
    ${still})
  or exists (select from usuario_empresa x join usuario_empresa_perfis l on l.usuario_empresa_id = x.id
    join perfil p on p.id = l.perfil_id where x.usuario_id = ${u}.id and p.authorities @> '["${VER_TODAS_EMPRESAS}"]')))`

/** SQL: the profiles a user has in a company, as a list in brackets. */
export const perfisDoUsuario = (usuario: string, empresa: string): string => `(select l.perfil_id from usuario_empresa x
  join usuario_empresa_perfis l on l.usuario_empresa_id = x.id where x.usuario_id = ${usuario} and x.empresa_id = ${empresa})`

// $1 company, $2 profiles
const MEMBERS = `select u.id::int from usuario u where ${worksIn('u', '$1')} and exists (
  select from ${perfisDoUsuario('u.id', '$1')} own where own.perfil_id = any($2::bigint[])) order by u.id`

/** Ids of users who work in a company with one of these profiles. */
export async function membersOf(db: Db, empresaId: number, perfis: readonly number[]): Promise<number[]> {
  if (perfis.length === 0) return []
  return (await run<{ id: number }>(db, MEMBERS, [empresaId, perfis])).map(({ id }) => id)
}

const HOLDERS = hot(`with recursive area(id, mae) as (
  select id, area_mae_id from area_organizacional where empresa_id = $1 and id = $3
  union
  select o.id, o.area_mae_id from area join area_organizacional o on o.empresa_id = $1 and o.id = area.mae
)
select u.id from usuario u where u.ativo and (u.id = ${FIRST_USER} or exists (
  select from usuario_empresa x
  join usuario_empresa_perfis l on l.usuario_empresa_id = x.id
  join perfil p on p.id = l.perfil_id
  where x.usuario_id = u.id and x.empresa_id = $1 and p.authorities @> jsonb_build_array($2::text)
  and (x.restringir_areas is not true or $3::bigint is null or (not $4 and exists (select from area
    where area.id in (select jsonb_array_elements_text(coalesce(x.areas_ids, '[]'))::bigint
      union all ${answersForSql('u.id', '$1')}))))))
order by u.id`)

/** What limits the sight of a record among the holders of an authority. */
export interface Sight {
  areaId: number
  /** hidden from users restricted to areas (managers) */
  hidden: boolean
}

/**
 * Ids of users of a company who hold an authority and see a record of this area: managers see their areas and those below. Without `sight` all holders
 * see it.
 */
export async function holdersOf(db: Db, empresaId: number, authority: string, sight?: Sight): Promise<number[]> {
  const values = [empresaId, authority, sight?.areaId ?? null, sight?.hidden ?? false]
  const rows = await run<{ id: number }>(db, HOLDERS, values)
  return rows.map(({ id }) => id)
}

import { type Db, run } from '#server/crud/sql.ts'
import { hot } from '#server/database/hot.ts'
import { answersForSql } from '#server/session/areas.ts'
import { VER_TODAS_EMPRESAS } from '#server/session/authorities.ts'
import { FIRST_USER } from '#server/session/session.ts'

/** SQL: the user of alias `u` may work in the company of this placeholder. */
export const worksIn = (u: string, empresa: string): string => `(${u}.ativo and (${u}.id = ${FIRST_USER}
  or exists (select from usuario_empresa x where x.usuario_id = ${u}.id and x.empresa_id = ${empresa})
  or exists (select from usuario_empresa x join usuario_empresa_perfis l on l.usuario_empresa_id = x.id
    join perfil p on p.id = l.perfil_id where x.usuario_id = ${u}.id and p.authorities @> '["${VER_TODAS_EMPRESAS}"]')))`

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

/** Where a record stands that not every holder of an authority sees. */
export interface Sight {
  areaId: number
  /** kept from managers of areas */
  hidden: boolean
}

/**
 * Who in a company holds an authority and sees a record of this area: a manager sees his areas and those below them. What belongs to no area is
 * for all of them.
 */
export async function holdersOf(db: Db, empresaId: number, authority: string, sight?: Sight): Promise<number[]> {
  const values = [empresaId, authority, sight?.areaId ?? null, sight?.hidden ?? false]
  const rows = await run<{ id: number }>(db, HOLDERS, values)
  return rows.map(({ id }) => id)
}

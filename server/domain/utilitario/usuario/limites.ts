import { sql } from 'kysely'
import type { UsuarioEmpresa } from '#schemas/generated/types/utilitario/usuario-empresa.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import { answersForSql } from '#server/platform/access/areas.ts'
import { isFirstUser } from '#server/platform/access/session.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { fieldError } from '#server/platform/errors/errors.ts'

/** Areas that a restricted user sees, by company, with those below; unrestricted companies are missing. */
export type Limites = ReadonlyMap<number, ReadonlySet<number>>

/** Areas given by hand, and those his talents answer for. $1 the user */
const LIMITES = `with recursive acesso as (
    select empresa_id, usuario_id, areas_ids from usuario_empresa where usuario_id = $1 and restringir_areas
  ), area(empresa_id, id) as (
    select o.empresa_id, o.id from acesso join area_organizacional o on o.empresa_id = acesso.empresa_id
      and o.id in (select (jsonb_array_elements_text(coalesce(acesso.areas_ids, '[]')))::bigint
        union all ${answersForSql('acesso.usuario_id', 'acesso.empresa_id')})
    union
    select filha.empresa_id, filha.id from area join area_organizacional filha
      on filha.empresa_id = area.empresa_id and filha.area_mae_id = area.id
  )
  select acesso.empresa_id as empresa, coalesce(jsonb_agg(area.id) filter (where area.id is not null), '[]') as areas
  from acesso left join area on area.empresa_id = acesso.empresa_id group by acesso.empresa_id`

export async function limitesDe({ db, session }: Ctx): Promise<Limites> {
  return isFirstUser(session) ? new Map() : limitesDoUsuario(db, session.usuario.id)
}

async function limitesDoUsuario(db: Ctx['db'], usuarioId: number): Promise<Limites> {
  const rows = await run<{ empresa: number; areas: number[] }>(db, LIMITES, [usuarioId])
  return new Map(rows.map(({ empresa, areas }) => [Number(empresa), new Set(areas.map(Number))]))
}

/** Refuses areas that a restricted session does not see itself, also for its own user. */
export function areasDemais(empresas: UsuarioEmpresa[], limites: Limites): FieldError[] {
  return empresas.flatMap(({ empresa, restringirAreas, areasIds = [] }, i) => {
    const limite = limites.get(empresa.id)
    if (limite === undefined || (restringirAreas === true && areasIds.every((id) => limite.has(id)))) return []
    const text = 'Você só pode conceder acesso às áreas que você mesmo vê nesta empresa'
    return [fieldError(`empresas[${i}].areasIds`, text)]
  })
}

/** Whether a user sees more areas than the session. */
export async function veMais({ db }: Ctx, usuarioId: number, limites: Limites): Promise<boolean> {
  if (limites.size === 0) return false
  const { rows } = await sql<{ empresa: number }>`
    select empresa_id as empresa from usuario_empresa where usuario_id = ${usuarioId}`.execute(db)
  const dele = await limitesDoUsuario(db, usuarioId)
  return rows.some(({ empresa }) => {
    const limite = limites.get(Number(empresa))
    const areas = dele.get(Number(empresa))
    return limite !== undefined && (areas === undefined || [...areas].some((id) => !limite.has(id)))
  })
}

import { sql } from 'kysely'
import type { UsuarioEmpresa } from '#schemas/generated/types/utilitario/usuario-empresa.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import type { Ctx } from '#server/crud/define.ts'
import { fieldError } from '#server/errors.ts'
import { isFirstUser } from '#server/session/session.ts'

/** The areas a restricted user sees, by company, with those below them; a company in which he sees everything is missing. */
export type Limites = ReadonlyMap<number, ReadonlySet<number>>

/** What a user may see in a company. */
type Acesso = Pick<UsuarioEmpresa, 'restringirAreas' | 'areasIds'> & { empresa: { id: number } }

export async function limitesDe({ db, session }: Ctx): Promise<Limites> {
  if (isFirstUser(session)) return new Map()
  const { rows } = await sql<{ empresa: number; areas: number[] }>`
    with recursive acesso as (
      select empresa_id, areas_ids from usuario_empresa where usuario_id = ${session.usuario.id} and restringir_areas
    ), area(empresa_id, id) as (
      select o.empresa_id, o.id from acesso join area_organizacional o on o.empresa_id = acesso.empresa_id
        and o.id in (select (jsonb_array_elements_text(coalesce(acesso.areas_ids, '[]')))::bigint)
      union
      select filha.empresa_id, filha.id from area join area_organizacional filha
        on filha.empresa_id = area.empresa_id and filha.area_mae_id = area.id
    )
    select acesso.empresa_id as empresa, coalesce(jsonb_agg(area.id) filter (where area.id is not null), '[]') as areas
    from acesso left join area on area.empresa_id = acesso.empresa_id group by acesso.empresa_id`.execute(db)
  return new Map(rows.map(({ empresa, areas }) => [Number(empresa), new Set(areas.map(Number))]))
}

/** Whether an access shows more of its company than somebody with these limits sees. */
function excede(limites: Limites, { empresa, restringirAreas, areasIds = [] }: Acesso): boolean {
  const limite = limites.get(empresa.id)
  return limite !== undefined && (restringirAreas !== true || areasIds.some((id) => !limite.has(id)))
}

/** A restriction binds its bearer: he gives himself and others at most the areas he sees. */
export function areasDemais(empresas: UsuarioEmpresa[], limites: Limites): FieldError[] {
  return empresas.flatMap((acesso, i) =>
    excede(limites, acesso)
      ? [fieldError(`empresas[${i}].areasIds`, 'Você só pode conceder acesso às áreas que você mesmo vê nesta empresa')]
      : [],
  )
}

/** Whether a user sees more than the session does. */
export async function veMais({ db }: Ctx, usuarioId: number, limites: Limites): Promise<boolean> {
  if (limites.size === 0) return false
  const { rows } = await sql<{ empresa: number; restringir_areas: boolean; areas_ids: number[] | null }>`
    select empresa_id as empresa, restringir_areas, areas_ids from usuario_empresa where usuario_id = ${usuarioId}`.execute(
    db,
  )
  return rows.some(({ empresa, restringir_areas, areas_ids }) =>
    excede(limites, {
      empresa: { id: Number(empresa) },
      restringirAreas: restringir_areas,
      areasIds: (areas_ids ?? []).map(Number),
    }),
  )
}

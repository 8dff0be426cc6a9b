import { sql } from 'kysely'
import type { Ctx } from '#server/platform/crud/define.ts'

interface Hierarquia {
  id: number
  /** names from the root to the area */
  caminho: string
  maeInativa: boolean
  filhasAtivas: boolean
}

/** Position of each area in the tree. */
export async function hierarquiasDe({ db, session }: Ctx, ids: number[]): Promise<Map<number, Hierarquia>> {
  const { empresaId } = session
  const { rows } = await sql<Hierarquia>`
    with recursive acima as (
      select a.id as area, a.area_mae_id as mae, a.nome::text as caminho
      from area_organizacional a where a.empresa_id = ${empresaId} and a.id = any(${ids}::bigint[])
      union all
      select acima.area, m.area_mae_id, m.nome || ' > ' || acima.caminho
      from acima join area_organizacional m on m.empresa_id = ${empresaId} and m.id = acima.mae
    ) cycle mae set repetida using percurso
    select a.id, x.caminho, coalesce(not m.ativo, false) as "maeInativa",
      exists (select from area_organizacional f
        where f.empresa_id = a.empresa_id and f.area_mae_id = a.id and f.ativo) as "filhasAtivas"
    from acima x
    join area_organizacional a on a.empresa_id = ${empresaId} and a.id = x.area
    left join area_organizacional m on m.empresa_id = a.empresa_id and m.id = a.area_mae_id
    where x.mae is null`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * SQL: ids of areas of a company and all areas below them, as a subselect in parentheses.
 * @param empresa, areas expressions of SQL
 */
export const areasComAbaixoSql = (empresa: string, areas: string): string => `(with recursive desce(id) as (
    select a.id from area_organizacional a where a.empresa_id = ${empresa} and a.id = any(${areas})
    union
    select f.id from desce join area_organizacional f on f.empresa_id = ${empresa} and f.area_mae_id = desce.id
  ) select id from desce)`

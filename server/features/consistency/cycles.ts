import { toSnakeCase } from '#schemas/runtime/names.ts'
import { isOfCompany } from '#schemas/runtime/scope.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { labelSql, planOf } from '#server/platform/crud/plan/plan.ts'
import { run } from '#server/platform/database/sql.ts'
import type { Finding } from './finding.ts'
import { titleOf } from './title.ts'

/** Message of these findings. */
export const CYCLE = 'A hierarquia forma um ciclo: o registro está abaixo de si mesmo.'

/** Nodes of a tree that are their own ancestors, which screens no longer reach. */
export async function findCycles(ctx: Ctx): Promise<Finding[]> {
  const { entity, deps, session, db } = ctx
  if (!entity.tree || !isOfCompany(entity)) return []
  const { table } = planOf(entity, deps.model).storage
  const parent = `${toSnakeCase(entity.tree)}_id`
  const rows = await run<{ id: number; registro: string }>(
    db,
    `with recursive acima(origem, id) as (
       select t.id, t.${parent} from ${table} t where t.empresa_id = $1 and t.${parent} is not null
       union
       select acima.origem, t.${parent} from acima join ${table} t on t.empresa_id = $1 and t.id = acima.id
       where t.${parent} is not null
     )
     select t.id, ${labelSql(entity, deps.model, 't')} as registro from ${table} t
     where t.empresa_id = $1 and t.id in (select origem from acima where origem = id) order by t.id`,
    [session.empresaId],
  )
  return rows.map(({ id, registro }) => ({
    cadastro: titleOf(entity),
    codigo: Number(id),
    registro,
    problema: CYCLE,
  }))
}

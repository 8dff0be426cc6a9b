import { joinOn } from '#server/platform/crud/join.ts'
import { labelSql, targetOf } from '#server/platform/crud/plan/plan.ts'
import { idColumn, type Scope } from './scope.ts'

/** Depth limit, above that of any tree: a cycle ends there. */
const DEEPEST = 40

/** SQL of the names of a node (its id as SQL) and of those above it, from the root on. @param holder row whose company the tree is taken from */
export function pathOfNode(id: string, tree: Scope, holder: Scope): string {
  const { frame, entity, plan, company } = tree
  const field = entity.fields.find(({ name }) => name === entity.tree)
  if (!field) throw new Error(`${entity.path} is no tree`)
  const [above, n, p] = [frame.alias(), frame.alias(), frame.alias()]
  const parent = idColumn(plan, field)
  const column = { name: parent, field, part: 'id' as const }
  const columns = (alias: string, level: string) =>
    `${alias}.id, ${alias}.${parent}${company ? `, ${alias}.empresa_id` : ''}, ${labelSql(entity, plan.model, alias)} as nome_, ${level} as nivel_`
  const own = company && holder.company ? ` and ${n}.empresa_id = ${holder.alias}.empresa_id` : ''
  const on = joinOn(column, targetOf(field, plan.model), { alias: above, company }, p)
  return `(with recursive ${above} as (select ${columns(n, '0')} from ${entity.table} ${n} where ${n}.id = ${id}${own}
    union all select ${columns(p, `${above}.nivel_ + 1`)} from ${above} join ${entity.table} ${p} on ${on} where ${above}.nivel_ < ${DEEPEST})
    select string_agg(nome_, ' > ' order by nivel_ desc) from ${above})`
}

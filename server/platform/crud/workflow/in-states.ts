import type { State } from '#schemas/runtime/model.ts'
import type { Values } from '#server/platform/database/sql.ts'
import type { Ctx } from '../define.ts'
import { planOf } from '../plan/plan.ts'

/** The condition that a record (alias `t`) is in one of these states of a workflow of its register. */
export function inStatesSql({ entity, deps }: Ctx, states: readonly State[], values: Values): string {
  const plan = planOf(entity, deps.model)
  const one = ({ is }: State) =>
    Object.entries(is)
      .map(([path, value]) => `${plan.valueSql(path, 't')} is not distinct from ${values.add(value)}`)
      .join(' and ')
  return `(${states.map(one).join(' or ')})`
}

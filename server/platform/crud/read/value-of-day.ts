import { inForceSql } from '#schemas/effective-sql.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import type { Values } from '#server/platform/database/sql.ts'
import { bindContext } from '../computed/context.ts'
import type { Ctx } from '../define.ts'
import { type Plan, planOf } from '../plan/plan.ts'
import { mayKnow } from '../sight/field-authority.ts'
import { historiesIn } from './in-force.ts'

/** The row of a dated list that a field follows, as it held on a day. */
export interface RowOfDay {
  child: Plan
  /** path of the field in the row */
  source: string
  /** SQL of an expression over the row's alias `d`; null where nothing held */
  of(expression: string): string
  /** SQL that is true when a row held on the day and the condition over `d` is met; `joined`: further tables */
  exists(joined: string, condition: string): string
}

/**
 * Where a filter or an order asks of a day (`em`), a field that follows dated rows has the value of the row in force: nothing is found by what
 * holds today, and shown with what held then. What may be seen at all is still decided by today's row.
 */
export function rowOfField(
  { session, deps }: Pick<Ctx, 'session' | 'deps'>,
  plan: Plan,
  path: string,
  em: string | undefined,
  values: Values,
): RowOfDay | undefined {
  if (em === undefined) return undefined
  for (const { child: entity, effective, followers } of historiesIn({ entity: plan.entity, deps })) {
    const source = followers.find(({ field }) => field.path === path)?.source
    const field = source === undefined ? undefined : fieldAt(entity, source)
    if (source === undefined || !field || !mayKnow(session, field)) continue
    const child = planOf(entity, deps.model)
    const company = plan.storage.company ? ' and d.empresa_id = t.empresa_id' : ''
    const holds = `d.${child.storage.parent?.column} = t.id${company} and ${inForceSql(effective, 'd', `${values.add(em)}::date`)}`
    return {
      child,
      source,
      // what the row works out (its amount by an index) is that of the day, too
      of: (expression) =>
        bindContext(`(select ${expression} from ${child.storage.table} d where ${holds})`, values, {
          ...session.context,
          hoje: em,
        }),
      exists: (joined, condition) =>
        `exists (select 1 from ${child.storage.table} d ${joined} where ${holds} and ${condition})`,
    }
  }
  return undefined
}

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
 * The dated row that a field follows, for a filter or an order by the values of a day (`em`), so that they agree with the values shown. Undefined without a
 * day, and for other fields. Row permission is still decided by today's row.
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
      // computed values of the row (its amount by an index) are those of that day, too
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

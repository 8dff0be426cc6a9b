import { NATIONAL_CALENDARS } from '#schemas/runtime/days/working-days.ts'
import type { RuleContext } from '#schemas/runtime/model.ts'

/** Placeholder in SQL for the current day, replaced by `bindContext`: a private-use character that no definition contains. */
export const TODAY = '\uE000'
/** Placeholder in SQL for the company's working-day calendars. */
export const CALENDARS = '\uE001'

/**
 * Replaces the placeholders `TODAY` and `CALENDARS` by parameters of the statement; SQL without them is returned unchanged.
 * @param values adds a value of an SQL type and returns its placeholder ('$3')
 */
export function bindContext(
  sql: string,
  values: { add(value: string, type: string): string },
  { hoje, calendario = NATIONAL_CALENDARS }: Pick<RuleContext, 'hoje' | 'calendario'>,
): string {
  const bound = sql.includes(TODAY) ? sql.replaceAll(TODAY, values.add(hoje, 'date')) : sql
  return bound.includes(CALENDARS)
    ? bound.replaceAll(CALENDARS, values.add(JSON.stringify(calendario), 'jsonb'))
    : bound
}

import { NATIONAL_CALENDARS } from '#schemas/runtime/days/working-days.ts'
import type { RuleContext } from '#schemas/runtime/model.ts'

/** Stands in the SQL of what depends on the day, until a statement says which: a character that no definition writes. */
export const TODAY = '\uE000'
/** The same for the working days of the company. */
export const CALENDARS = '\uE001'

/**
 * The same SQL with the day and the working days as values of its statement; unchanged where nothing depends on them.
 * @param values gives a statement a value of an SQL type, and says its place ('$3')
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

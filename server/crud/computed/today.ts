import type { Values } from '../sql.ts'

/** Stands in the SQL of what depends on the day, until a statement says which: a character that no definition writes. */
export const TODAY = '\uE000'

/** The same SQL with the day as a value of its statement; unchanged where nothing depends on it. */
export function bindToday(sql: string, values: Values, day: string): string {
  return sql.includes(TODAY) ? sql.replaceAll(TODAY, values.add(day)) : sql
}

import type { Field } from '#schemas/runtime/model.ts'

/** Longest text of the format `horas`. */
const longest = 10

/** A column or value as SQL that sorts and compares as people count: '4:00' hours come before '40:00', and before '30:00'. */
export function sortableSql(field: Field | undefined, sql: string): string {
  return field?.format === 'horas' ? `lpad(${sql}, ${longest}, '0')` : sql
}

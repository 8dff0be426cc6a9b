import type { JsonValue } from '#schemas/runtime/model.ts'

/** A constant as SQL literal. */
export function literalSql(value: JsonValue): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return `'${(typeof value === 'string' ? value : JSON.stringify(value)).replaceAll("'", "''")}'`
}

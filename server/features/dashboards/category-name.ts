import { formatValue } from '#schemas/runtime/shown/display.ts'
import type { SqlValue } from '#server/platform/reports/declared/sql-value.ts'

/** What records are called that have no value. */
export const NOTHING = 'Não informado'

/** The text of a value as the database wrote it. */
function typed({ type }: SqlValue, text: string): string | number | boolean {
  if (type === 'boolean') return text === 'true' || text === 't'
  return type === 'integer' || type === 'number' ? Number(text) : text
}

/** A category as people read it: the title of a closed value, the name of a record, Sim or Não. */
export function categoryName(value: SqlValue, text: string | null): string {
  if (text === null || text.trim() === '') return NOTHING
  if (value.id !== undefined && value.type === 'text') return text
  if (value.type === 'boolean') return typed(value, text) ? 'Sim' : 'Não'
  return value.field ? formatValue(value.field, typed(value, text)) : text
}

import { formatValue } from '#schemas/runtime/shown/display.ts'
import type { SqlValue } from '#server/platform/reports/declared/sql-value.ts'

/** Name of the category of records without a value. */
export const NOTHING = 'Não informado'

/** Converts the database's text of a value into its type. */
function typed({ type }: SqlValue, text: string): string | number | boolean {
  if (type === 'boolean') return text === 'true' || text === 't'
  return type === 'integer' || type === 'number' ? Number(text) : text
}

/** Display name of a category: the title of an option, the label of a record, Sim or Não. */
export function categoryName(value: SqlValue, text: string | null): string {
  if (text === null || text.trim() === '') return NOTHING
  if (value.id !== undefined && value.type === 'text') return text
  if (value.type === 'boolean') return typed(value, text) ? 'Sim' : 'Não'
  return value.field ? formatValue(value.field, typed(value, text)) : text
}

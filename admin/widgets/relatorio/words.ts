import { displayDay } from '#schemas/runtime/dates.ts'
import type { Field } from '#schemas/runtime/model.ts'

/** Formats a query string of filters as text, with days as dd/mm/aaaa. */
export function filterWords(_field: Field, value: unknown): string {
  const filters = [...new URLSearchParams(String(value ?? ''))]
  return filters.map(([name, text]) => `${name}: ${text.split(',').map(displayDay).join(', ')}`).join('; ')
}

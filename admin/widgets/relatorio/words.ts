import { displayDay } from '#schemas/runtime/dates.ts'
import type { Field } from '#schemas/runtime/model.ts'

/** The filters of a report as its address names them, with days as they are read. */
export function filterWords(_field: Field, value: unknown): string {
  const filters = [...new URLSearchParams(String(value ?? ''))]
  return filters.map(([name, text]) => `${name}: ${text.split(',').map(displayDay).join(', ')}`).join('; ')
}

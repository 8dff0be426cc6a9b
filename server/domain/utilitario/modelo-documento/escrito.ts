import type { Field } from '#schemas/runtime/model.ts'
import { formatValue } from '#schemas/runtime/shown/display.ts'

/** A field and what a record holds of it. */
export interface Achado {
  field: Field
  value: unknown
}

/** A value as a document says it: money with its currency. */
export function escrito(field: Field, value: unknown): string {
  const text = formatValue(field, value)
  return field.hint.widget === 'moeda' && text !== '' ? `R$\u00a0${text}` : text
}

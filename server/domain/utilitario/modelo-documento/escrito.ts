import type { Field } from '#schemas/runtime/model.ts'
import { formatValue } from '#schemas/runtime/shown/display.ts'

/** A field and its value in a record. */
export interface Achado {
  field: Field
  value: unknown
}

/** Formats a value for a document: money with its currency. */
export function escrito(field: Field, value: unknown): string {
  const text = formatValue(field, value)
  return field.hint.widget === 'moeda' && text !== '' ? `R$\u00a0${text}` : text
}

import { formats } from '#schemas/runtime/formats/formats.ts'
import type { Field } from '#schemas/runtime/model.ts'
import { implausibleValues } from '#schemas/runtime/record/plausible.ts'

/** Whether a value has the format of its field and fits a column. */
export function checkShape(field: Field, value: unknown): boolean {
  const name = field.format ?? field.schema.items?.format
  const format = name === undefined ? undefined : formats[name]
  const texts = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string')
  return texts.every((text) => format?.validate(text) ?? true) && implausibleValues(field, value).length === 0
}

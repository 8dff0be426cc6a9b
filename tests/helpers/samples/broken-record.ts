import type { Entity, FieldError, RecordData } from '#schemas/runtime/model.ts'

/** Error message with the rules that no record satisfied. */
export function messageOf({ path }: Entity, errors: FieldError[], record: RecordData, circle?: string): string {
  const rules = errors.map(({ field, message }) => `${field ?? 'registro'}: ${message}`).join('; ')
  return `No valid record of ${path} was found. In the way: ${rules || 'a condition that the test asks for'}${circle ? `; ${circle}` : ''}. Last tried: ${JSON.stringify(record)}`
}

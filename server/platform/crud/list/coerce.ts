import { formats } from '#schemas/runtime/formats/formats.ts'
import { violation } from '#schemas/runtime/messages.ts'
import type { Field } from '#schemas/runtime/model.ts'
import { invalid } from '#server/platform/errors/errors.ts'

const wrong = (name: string): never =>
  invalid([{ code: violation, field: name, message: `Valor inválido para o filtro ${name}` }])

/** A filter value (often text from the address) as the type its column compares with. Broken values are 400 with the filter's name. */
export function coerceFilterValue(field: Field, name: string, value: unknown): string | number | boolean {
  if (field.kind !== 'scalar') return id(name, value)
  switch (field.type) {
    case 'integer':
      return integer(name, value)
    case 'number':
      return number(name, value)
    case 'boolean':
      if (value === true || value === 'true') return true
      return value === false || value === 'false' ? false : wrong(name)
    default:
      return textValue(field, name, value)
  }
}

/** An id, also as the `{ id }` a reference travels in. */
function id(name: string, value: unknown): number {
  const own = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  const parsed = typeof own === 'string' && /^\d{1,15}$/.test(own) ? Number(own) : own
  return typeof parsed === 'number' && Number.isSafeInteger(parsed) && parsed >= 0 ? parsed : wrong(name)
}

function integer(name: string, value: unknown): number {
  const parsed = typeof value === 'string' && /^-?\d{1,10}$/.test(value) ? Number(value) : value
  return typeof parsed === 'number' && Number.isInteger(parsed) && Math.abs(parsed) <= 2_147_483_647
    ? parsed
    : wrong(name)
}

function number(name: string, value: unknown): number {
  const parsed = typeof value === 'string' && /^-?\d{1,13}(\.\d{1,8})?$/.test(value) ? Number(value) : value
  return typeof parsed === 'number' && Number.isFinite(parsed) && Math.abs(parsed) < 1e15 ? parsed : wrong(name)
}

function textValue(field: Field, name: string, value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return wrong(name)
  const raw = String(value)
  if (raw.includes('\0') || /\p{Cs}/u.test(raw) || raw.length > 1000) return wrong(name)
  const format = field.format ? formats[field.format] : undefined
  const normal = format?.normalise ? format.normalise(raw) : raw
  const isTime = field.format === 'date' || field.format === 'date-time'
  if (isTime && !format?.validate(normal) && !formats.date?.validate(normal)) return wrong(name)
  return normal
}

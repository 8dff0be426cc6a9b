import { codeMessage, violation } from '../messages.ts'
import type { Field, FieldError } from '../model.ts'

/** Maximum of PostgreSQL's integer. */
const largestInteger = 2_147_483_647
/** Largest amount that JSON numbers represent exactly to the cent. */
const largestNumber = 1e13

/** Errors for JSON values that no column can store: NUL, unpaired surrogates, numbers out of range. */
export function implausibleValues(field: Field, value: unknown): FieldError[] {
  const wrong = (message: string): FieldError[] => [{ code: violation, field: field.path, message }]
  if (typeof value === 'number') {
    const limit = field.type === 'integer' ? largestInteger : largestNumber
    if (Math.abs(value) > Math.max(limit, field.schema.maximum ?? 0))
      return wrong(`${field.title} deve ser menor ou igual a ${limit.toLocaleString('pt-BR')}`)
    return []
  }
  if (hasForbiddenText(value)) return wrong(`${field.title} contém caracteres inválidos`)
  if (hasImpossibleId(field, value)) return wrong(codeMessage(field))
  return []
}

function hasForbiddenText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || /\p{Cs}/u.test(value)
  if (Array.isArray(value)) return value.some(hasForbiddenText)
  return typeof value === 'object' && value !== null && Object.values(value).some(hasForbiddenText)
}

/** Checks integer ids only: the schema rejects any other value with the field's own message. */
function hasImpossibleId(field: Field, value: unknown): boolean {
  const huge = (id: unknown) => Number.isInteger(id) && !Number.isSafeInteger(id)
  // a list of plain ids has no foreign key to reject ids below 1
  const none = (id: unknown) => huge(id) || (Number.isInteger(id) && Number(id) < 1)
  if (field.kind === 'reference') return huge(idOf(value))
  if (!Array.isArray(value)) return false
  return field.kind === 'references' ? value.some((one) => huge(idOf(one))) : field.kind === 'ids' && value.some(none)
}

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined

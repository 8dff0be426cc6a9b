import { isFileField } from '#schemas/runtime/files/rules.ts'
import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, valueAt } from '#schemas/runtime/paths.ts'
import type { PersonalClass } from '#schemas/runtime/written/lgpd.ts'

/** Classes of data that may be copied: identity, documents, contact, address. Others were collected for another purpose (LGPD, art. 6º, I). */
const TAKEN: ReadonlySet<PersonalClass | undefined> = new Set<PersonalClass>([
  'identificacao',
  'documento',
  'contato',
  'endereco',
])

/**
 * Values of a person's record for a new record of another entity: of fields with the same path, or with a name unique on both sides, and the same title
 * and type. Without lists, files and unique fields.
 */
export function sharedValues(from: Entity, to: Entity, record: RecordData): RecordData {
  const values: RecordData = {}
  for (const field of leafFields(to.fields)) {
    const source = canBeTaken(to, field) && counterpart(field, to, from)
    const value = source ? valueAt(record, source.path) : undefined
    if (value !== undefined && value !== null) values[field.path] = value
  }
  return values
}

const canBeTaken = (entity: Entity, field: Field): boolean =>
  TAKEN.has(field.hint.lgpd?.class) &&
  field.kind !== 'children' &&
  !field.readOnly &&
  !field.writeOnly &&
  !isFileField(field) &&
  !entity.unique.some(({ fields }) => fields.includes(field.path))

function counterpart(field: Field, to: Entity, from: Entity): Field | undefined {
  const named = (entity: Entity) => leafFields(entity.fields).filter(({ name }) => name === field.name)
  const there = named(from)
  const alone = there.length === 1 && named(to).length === 1
  const found = there.find(({ path }) => path === field.path) ?? (alone ? there[0] : undefined)
  return found && sameKind(found, field) ? found : undefined
}

const sameKind = (a: Field, b: Field): boolean =>
  a.title === b.title &&
  a.kind === b.kind &&
  a.type === b.type &&
  a.format === b.format &&
  a.target === b.target &&
  JSON.stringify(a.options?.map(({ value }) => value)) === JSON.stringify(b.options?.map(({ value }) => value))

import { isFileField } from '#schemas/runtime/files/rules.ts'
import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, valueAt } from '#schemas/runtime/paths.ts'
import type { PersonalClass } from '#schemas/runtime/written/lgpd.ts'

/** Who somebody is and where he is reached. What he earned, did or suffers from was told for another purpose (LGPD, art. 6º, I). */
const TAKEN: ReadonlySet<PersonalClass | undefined> = new Set<PersonalClass>([
  'identificacao',
  'documento',
  'contato',
  'endereco',
])

/**
 * What a record of one person says for a new record of her, by the latter's fields: those that stand at the same place, or have a name that
 * only one field has on either side, with the same title and type. Lists of rows, files and what is unique stay behind.
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

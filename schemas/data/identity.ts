import type { Entity, Field } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { isDated } from './moment.ts'
import type { WrittenRow } from './written.ts'

/** The value a file writes at a dotted path. */
export function writtenAt(row: unknown, path: string): unknown {
  let value = row
  for (const part of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[part]
  return value
}

const isStored = ({ computed, kind }: Field): boolean => !computed && (kind === 'scalar' || kind === 'reference')

/**
 * Fields by which a row of a file is told from the others of its company: the first key of the entity that the row fills in, or else what a
 * person recognises the record by, with the records it refers to and its days. Empty when the row says nothing of the kind.
 */
export function identityOf(entity: Entity, row: WrittenRow): Field[] {
  const filled = (path: string): Field[] => {
    const field = fieldAt(entity, path)
    return field && isStored(field) && writtenAt(row, path) !== undefined ? [field] : []
  }
  for (const { fields } of entity.unique) {
    const key = fields.flatMap(filled)
    if (key.length === fields.length) return key
  }
  const label = entity.label.flatMap(filled)
  const others = entity.fields.filter((field) => field.kind === 'reference' || isDated(field))
  return label.length === 0 ? [] : [...new Set([...label, ...others.flatMap(({ path }) => filled(path))])]
}

/** That of one row as text, the same after fields were renamed. */
export const identityText = (entity: Entity, row: WrittenRow): string =>
  JSON.stringify(identityOf(entity, row).map(({ path }) => writtenAt(row, path)))

/** Fields that may be named where a reference is written as an object: those of its label and of its keys. */
export function identifyingFields(entity: Entity): Field[] {
  const paths = [...entity.label, ...entity.unique.flatMap(({ fields }) => fields)]
  return [...new Set(paths)].flatMap((path) => {
    const field = path.includes('.') ? undefined : fieldAt(entity, path)
    return field && isStored(field) && !field.writeOnly ? [field] : []
  })
}

/** Text fields that identify a record when a reference to it is written as one text: its label, and each key of one field. */
export function namesOf(entity: Entity): Field[] {
  const alone = new Set([
    ...entity.label,
    ...entity.unique.flatMap(({ fields }) => (fields.length === 1 ? fields : [])),
  ])
  return identifyingFields(entity).filter(
    ({ path, kind, type }) => alone.has(path) && kind === 'scalar' && type === 'string',
  )
}

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
 * Fields that identify a row of a file within its company: the first unique key that the row fills in, or else its
 * label, references and dates. Empty when the row fills in none of them.
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

/** Identity of a row as JSON text of its values only, so that renaming fields does not change it. */
export const identityText = (entity: Entity, row: WrittenRow): string =>
  JSON.stringify(identityOf(entity, row).map(({ path }) => writtenAt(row, path)))

/** Fields that may be given where a reference is written as an object: those of the target's label and unique keys. */
export function identifyingFields(entity: Entity): Field[] {
  const paths = [...entity.label, ...entity.unique.flatMap(({ fields }) => fields)]
  return [...new Set(paths)].flatMap((path) => {
    const field = path.includes('.') ? undefined : fieldAt(entity, path)
    return field && isStored(field) && !field.writeOnly ? [field] : []
  })
}

/** Text fields matched when a reference is written as one string: the target's label, and each single-field unique key. */
export function namesOf(entity: Entity): Field[] {
  const alone = new Set([
    ...entity.label,
    ...entity.unique.flatMap(({ fields }) => (fields.length === 1 ? fields : [])),
  ])
  return identifyingFields(entity).filter(
    ({ path, kind, type }) => alone.has(path) && kind === 'scalar' && type === 'string',
  )
}

import type { Entity, Field, RecordData } from '../model.ts'
import { fieldAt, leafFields, valueAt } from '../paths.ts'

/** A field that takes its value from the record another field of the same record refers to (`x-field.copies`). */
export interface Copy {
  field: Field
  /** the reference, of this record */
  reference: Field
  /** the field of the record referred to, by path */
  source: string
  /** stays equal to its source, read-only; else it is copied once, when the reference is chosen */
  followed: boolean
}

const known = new WeakMap<Entity, Copy[]>()

/** The copies of an entity; those whose `from` names no reference are left out (the linter refuses them). */
export function copiesOf(entity: Entity): Copy[] {
  const found = known.get(entity)
  if (found) return found
  const leaves = leafFields(entity.fields)
  const made = leaves.flatMap((field): Copy[] => {
    const { copies } = field.hint
    const reference =
      copies && leaves.find(({ kind, path }) => kind === 'reference' && copies.from.startsWith(`${path}.`))
    if (!copies || !reference) return []
    return [
      { field, reference, source: copies.from.slice(reference.path.length + 1), followed: copies.mode === 'followed' },
    ]
  })
  known.set(entity, made)
  return made
}

/** What follows a field of an entity: the entity that has the copy, and the copy. */
export interface Follower {
  entity: Entity
  copy: Copy
}

const followers = new WeakMap<ReadonlyMap<string, Entity>, Map<string, Follower[]>>()

/** Everything that follows fields of an entity. */
export function followersOf(path: string, entities: ReadonlyMap<string, Entity>): Follower[] {
  const made = followers.get(entities) ?? new Map<string, Follower[]>()
  if (!followers.has(entities)) {
    followers.set(entities, made)
    for (const entity of entities.values())
      for (const copy of copiesOf(entity)) {
        const target = copy.reference.target ?? ''
        if (copy.followed) made.set(target, [...(made.get(target) ?? []), { entity, copy }])
      }
  }
  return made.get(path) ?? []
}

/** The record a reference of a record points to, by id. */
export function idAt(record: RecordData | undefined, { path }: Field): number | undefined {
  const value = record && (valueAt(record, path) as { id?: unknown } | null | undefined)
  return typeof value?.id === 'number' && Number.isSafeInteger(value.id) ? value.id : undefined
}

/** Copies whose reference names another record than before. */
export const chosenAnew = (entity: Entity, before: RecordData | undefined, after: RecordData): Copy[] =>
  copiesOf(entity).filter(({ reference }) => idAt(before, reference) !== idAt(after, reference))

/**
 * Who reads a followed field reads its source: it takes the authority of the source field, or else of the register, unless it says its own. Done once
 * all entities are known.
 */
export function guardFollowed(entities: ReadonlyMap<string, Entity>): void {
  for (const entity of entities.values())
    for (const { field, reference, source, followed } of copiesOf(entity)) {
      const target = entities.get(reference.target ?? '')
      if (!followed || !target || field.hint.authority !== undefined) continue
      const authority = fieldAt(target, source)?.hint.authority ?? target.authority.read
      // whoever reads the record reads the source as well
      if (authority !== 'LOGIN' && authority !== '' && authority !== entity.authority.read)
        field.hint = { ...field.hint, authority }
    }
}

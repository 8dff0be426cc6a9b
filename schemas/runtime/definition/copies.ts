import type { Entity, Field, RecordData } from '../model.ts'
import { fieldAt, leafFields, valueAt } from '../paths.ts'

/** A field copied from the record that a reference of the same record leads to (`x-field.copies`). */
export interface Copy {
  field: Field
  /** the reference field of this record */
  reference: Field
  /** the field of the record referred to, by path */
  source: string
  /** true: kept equal to its source and read-only; false: copied once when the reference is chosen */
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

/** A copy that follows a field of another entity, with the entity that has the copy. */
export interface Follower {
  entity: Entity
  copy: Copy
}

const followers = new WeakMap<ReadonlyMap<string, Entity>, Map<string, Follower[]>>()

/** All followed copies of fields of an entity. */
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

/** Id of the record a reference points to. */
export function idAt(record: RecordData | undefined, { path }: Field): number | undefined {
  const value = record && (valueAt(record, path) as { id?: unknown } | null | undefined)
  return typeof value?.id === 'number' && Number.isSafeInteger(value.id) ? value.id : undefined
}

/** Copies whose reference changed. */
export const chosenAnew = (entity: Entity, before: RecordData | undefined, after: RecordData): Copy[] =>
  copiesOf(entity).filter(({ reference }) => idAt(before, reference) !== idAt(after, reference))

/** Sets the authority of followed fields: that of the source field, else of the source's register, unless the field declares its own. Runs once all entities are known. */
export function guardFollowed(entities: ReadonlyMap<string, Entity>): void {
  for (const entity of entities.values())
    for (const { field, reference, source, followed } of copiesOf(entity)) {
      const target = entities.get(reference.target ?? '')
      if (!followed || !target || field.hint.authority !== undefined) continue
      const authority = fieldAt(target, source)?.hint.authority ?? target.authority.read
      // every reader of the record may read the source, too
      if (authority !== 'LOGIN' && authority !== '' && authority !== entity.authority.read)
        field.hint = { ...field.hint, authority }
    }
}

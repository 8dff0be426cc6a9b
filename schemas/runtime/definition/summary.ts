import type { Entity, Field, RecordData, Tone } from '../model.ts'
import { fieldAt, leafFields, valueAt } from '../paths.ts'
import type { XChip, XTimelineSource } from '../written/summary.ts'

type Entities = ReadonlyMap<string, Entity>

/** A chip of a record. */
export interface Chip {
  key: string
  text: string
  tone: Tone
}

/** Whether a name of `figures` or `next` is a register, not a field. */
export const isRegister = (name: string): boolean => name.includes('/')

/** URL of a record's page: `/{id}/ficha` with `summary`, else the form. */
export const recordAddress = (entity: Pick<Entity, 'summary'>, resource: string, id: unknown): string =>
  entity.summary ? `/${resource}/${String(id)}/ficha` : `/${resource}/${String(id)}`

/** A register in a timeline, and the references from its records to the timeline's owner. */
export interface TimelineSource {
  source: XTimelineSource
  entity: Entity
  /** reference of the register; for two hops also the reference in its target */
  by: [Field] | [Field, Field]
  date: Field
}

/** Resolves a timeline source; undefined for unknown names (the generator rejects these). */
export function timelineSource(owner: Entity, source: XTimelineSource, entities: Entities): TimelineSource | undefined {
  const entity = entities.get(source.of)
  const date = entity && fieldAt(entity, source.date)
  if (!entity || !date) return undefined
  const path = source.by ?? onlyReference(owner, entity)
  const by = path === undefined ? undefined : referencesAlong(owner, entity, path, entities)
  return by && { source, entity, by, date }
}

/** The only reference of a register to the owner; undefined when there are none or several. */
function onlyReference(owner: Entity, entity: Entity): string | undefined {
  const found = referencesTo(owner, entity)
  return found.length === 1 ? found[0] : undefined
}

/** Paths of the stored references of a register to another. */
export const referencesTo = (owner: Entity, entity: Entity): string[] =>
  leafFields(entity.fields).flatMap((field) =>
    field.kind === 'reference' && !field.computed && field.target === owner.path ? [field.path] : [],
  )

function referencesAlong(
  owner: Entity,
  entity: Entity,
  path: string,
  entities: Entities,
): TimelineSource['by'] | undefined {
  const whole = fieldAt(entity, path)
  if (isReference(whole)) return whole.target === owner.path ? [whole] : undefined
  const cut = path.lastIndexOf('.')
  const first = cut < 0 ? undefined : fieldAt(entity, path.slice(0, cut))
  const middle = isReference(first) ? entities.get(first.target ?? '') : undefined
  const last = middle && fieldAt(middle, path.slice(cut + 1))
  return isReference(first) && isReference(last) && last.target === owner.path ? [first, last] : undefined
}

const isReference = (field: Field | undefined): field is Field => field?.kind === 'reference' && !field.computed

/** Whether a record has all the values of a chip. A missing boolean counts as false. */
export const holdsAll = (record: RecordData, { is }: Pick<XChip, 'is'>): boolean =>
  Object.entries(is).every(([path, wanted]) => (valueAt(record, path) ?? false) === wanted)

/** Fields shown in the header of a record page; sections do not repeat them. */
export function headFields({ summary }: Pick<Entity, 'summary'>): string[] {
  if (!summary) return []
  const { picture, title, subtitle, chips, contact, figures, next } = summary
  const states = chips.flatMap((chip) => (typeof chip === 'string' ? [chip] : Object.keys(chip.is)))
  const named = [...title, ...subtitle, ...states, ...contact.flat(), ...figures, ...next].filter(
    (name) => !isRegister(name),
  )
  return picture === undefined ? named : [picture, ...named]
}

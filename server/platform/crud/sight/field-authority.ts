import type { Model } from '#schemas/load.ts'
import type { Entity, Field, RecordData, Withheld } from '#schemas/runtime/model.ts'
import { leafFields, setAt, valueAt } from '#schemas/runtime/paths.ts'
import { isOwn, isSwitchedOn } from '#schemas/runtime/record/visibility.ts'
import { hasAuthority, type Session } from '#server/platform/access/session.ts'

/**
 * Whether a field exists for a session: one with an authority of its own is neither shown to others nor sorted, filtered or changed by them.
 * @param record the record it is asked for: its author (`x-field.knownBy`) knows the field; without a record only the authority counts
 */
export const mayKnow = (session: Session, field: Field, record?: RecordData): boolean =>
  mayRule(session, field, record) && (field.hint.authority === undefined || !isKept(session, field))

/** Whether the session only reaches records one by one (`x-entity.reached`), and the field is withheld from such sessions. */
const isWithheld = (session: Session, { from, unless }: Withheld): boolean =>
  hasAuthority(session, from) && !unless.some((authority) => hasAuthority(session, authority))

/** Whether the company's settings hide a field from everybody: its authority is switched off, or the field's own switch (`x-field.shownBy`) is. */
function isKept({ closed, context }: Session, { hint: { authority = '', shownBy } }: Field): boolean {
  return closed?.has(authority) === true || !isSwitchedOn(shownBy, context)
}

/** Whether a session may set the field of a new record, of which it counts as the author (`knownBy`). */
export function maySay(session: Session, field: Field): boolean {
  const { knownBy } = field.hint
  return mayKnow(session, field, knownBy === undefined ? undefined : { [knownBy]: { id: session.usuario.id } })
}

/** Whether a session decides about a field's values, also where the company hides them from everybody: it holds the authority, or is the record's author. */
export const mayRule = (session: Session, { hint, withheld }: Field, record?: RecordData): boolean =>
  !(withheld && isWithheld(session, withheld)) &&
  (hint.authority === undefined ||
    session.authorities.has(hint.authority) ||
    (session.kind === 'interna' && isOwn(hint.knownBy, session.usuario.id, record)))

/** The guarded parts of an entity: fields of its own, and lists whose rows hold such fields. */
export interface Guarded {
  fields: Field[]
  lists: { field: Field; child: Entity; inside: Guarded }[]
}

type Entities = Pick<Model, 'entities'>
const known = new WeakMap<Entity, Guarded>()

/** The guarded parts of an entity, cached: most have none, and every answer asks for them. */
export function guardedOf(model: Entities, entity: Entity): Guarded {
  const found = known.get(entity)
  if (found) return found
  const leaves = leafFields(entity.fields)
  const lists = leaves.flatMap((field) => {
    const child = field.kind === 'children' ? model.entities.get(field.target ?? '') : undefined
    const inside = child && guardedOf(model, child)
    return inside && (inside.fields.length > 0 || inside.lists.length > 0)
      ? [{ field, child: child as Entity, inside }]
      : []
  })
  const guarded = { fields: leaves.filter(({ hint, withheld }) => hint.authority !== undefined || withheld), lists }
  known.set(entity, guarded)
  return guarded
}

/** Paths of an entity that hold what a session may not know: fields, and lists with such fields in their rows. */
export function unknownTo(session: Session, { fields, lists }: Guarded): string[] {
  const held = lists.filter(({ inside }) => unknownTo(session, inside).length > 0).map(({ field }) => field)
  return [...fields.filter((field) => !mayKnow(session, field)), ...held].map(({ path }) => path)
}

/** Takes out of a record, and of its rows at every depth, what a session may not know, in place. */
export function withoutUnknown({ fields, lists }: Guarded, session: Session, record: RecordData): void {
  for (const field of fields) if (!mayKnow(session, field, record)) setAt(record, field.path, undefined)
  for (const { field, inside } of lists) {
    const rows = valueAt(record, field.path)
    if (Array.isArray(rows)) for (const row of rows as RecordData[]) withoutUnknown(inside, session, row)
  }
}

/** The rows of a list as a session may know them; any other value as it is. */
export function knownRows(model: Entities, session: Session, { target }: Field, value: unknown): unknown {
  const child = target === undefined ? undefined : model.entities.get(target)
  if (!child || !Array.isArray(value)) return value
  const guarded = guardedOf(model, child)
  if (guarded.fields.length === 0 && guarded.lists.length === 0) return value
  const rows = structuredClone(value) as RecordData[]
  for (const row of rows) withoutUnknown(guarded, session, row)
  return rows
}

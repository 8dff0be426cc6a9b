import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, setAt, valueAt } from '#schemas/runtime/paths.ts'

export type Side = 'mine' | 'theirs'

/** A field whose value differs between the user's version and the stored one. */
export interface Difference {
  field: Field
  mine: unknown
  theirs: unknown
  /** both sides changed it since `base` */
  both: boolean
  /** preselected side: the one that changed it; 'mine' when both did */
  proposal: Side
}

const isMissing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Reduces a value to what is compared: references to their ids, whatever their labels. */
function essence(field: Field, value: unknown): unknown {
  if (isMissing(value)) return null
  const idOf = (one: unknown) => (typeof one === 'object' && one !== null && 'id' in one ? one.id : one)
  if (field.kind === 'reference') return idOf(value)
  // order of references is not significant
  if ((field.kind === 'references' || field.kind === 'ids') && Array.isArray(value))
    return value.map(idOf).sort((a, b) => Number(a) - Number(b))
  return value
}

/** Whether two values of a field are equal; key order is ignored. */
export function sameValue(field: Field, a: unknown, b: unknown): boolean {
  return canonical(essence(field, a)) === canonical(essence(field, b))
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}

/** Returns the differing fields in schema order. `base` is the record both sides started from. */
export function findDifferences(entity: Entity, base: RecordData, mine: RecordData, theirs: RecordData): Difference[] {
  return leafFields(entity.fields).flatMap((field) => {
    if (field.name === 'id' || field.readOnly || field.computed) return []
    const [was, my, their] = [base, mine, theirs].map((record) => valueAt(record, field.path))
    // a stored secret is never sent: a typed one counts as a difference, an empty one keeps the stored
    if (field.writeOnly)
      return isMissing(my) ? [] : [{ field, mine: my, theirs: undefined, both: false, proposal: 'mine' }]
    if (sameValue(field, my, their)) return []
    const byMe = !sameValue(field, was, my)
    const byThem = !sameValue(field, was, their)
    return [{ field, mine: my, theirs: their, both: byMe && byThem, proposal: byMe ? 'mine' : 'theirs' }]
  })
}

/** Applies the chosen values to the stored record, to be saved on top of its version. */
export function mergeChoices(theirs: RecordData, found: Difference[], choices: Record<string, Side>): RecordData {
  const result = structuredClone(theirs)
  for (const { field, mine, proposal } of found)
    if ((choices[field.path] ?? proposal) === 'mine') setAt(result, field.path, mine)
  return result
}

import { sortablePaths } from '#schemas/runtime/definition/sortable.ts'
import type { Entity, Field } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'

/** Longer texts do not fit safely into a B-tree entry. */
const longest = 500

/** Paths a list sorts by that have an index of their own: a reference sorts by its label, which is elsewhere. */
export function indexedSortPaths(entity: Entity): string[] {
  return sortablePaths(entity).filter((path) => {
    const field = fieldAt(entity, path)
    return path !== 'id' && field?.kind === 'scalar' && !field.computed && isShort(field)
  })
}

function isShort({ type, schema, format, options }: Field): boolean {
  if (type !== 'string' || options || (format && format !== 'url')) return true
  return (schema.maxLength ?? Number.POSITIVE_INFINITY) <= longest
}

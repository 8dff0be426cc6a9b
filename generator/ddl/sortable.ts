import { sortablePaths } from '#schemas/runtime/definition/sortable.ts'
import type { Entity, Field } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'

/** Maximum length of an indexed text: longer ones may exceed the B-tree entry size. */
const longest = 500

/** Sort paths with an index of their own; a reference sorts by its label, which is in another table. */
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

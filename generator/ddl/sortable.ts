import type { Entity, Field } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'

/** Longer texts do not fit safely into a B-tree entry. */
const longest = 500

/** Paths of the list columns (and the default order) that can be sorted by: stored scalars short enough for an index. */
export function sortablePaths(entity: Entity): string[] {
  const wanted = [...entity.list.columns, entity.list.sort.replace(/^-/, '')]
  return [...new Set(wanted)].filter((path) => {
    const field = fieldAt(entity, path)
    return path !== 'id' && field !== undefined && isSortable(field)
  })
}

function isSortable({ kind, computed, writeOnly, type, schema, format, options }: Field): boolean {
  if (kind !== 'scalar' || computed || writeOnly) return false
  if (type !== 'string' || options || (format && format !== 'url')) return true
  return (schema.maxLength ?? Number.POSITIVE_INFINITY) <= longest
}

import type { Entity, Field } from '#schemas/runtime/model.ts'
import { leafFields } from '#schemas/runtime/paths.ts'

/** Whether a field would repeat a unique key if it were left to its default. */
export const tellsApart = (entity: Entity, { path, schema, hint, options }: Field): boolean =>
  (schema.default !== undefined || hint.default !== undefined) &&
  options === undefined &&
  entity.unique.some(({ fields }) => fields.includes(path))

/** Fields by which records have to differ: those of keys, and when they take place where two cannot be at once. */
export const keyFields = ({ unique, views }: Entity): Set<string> => {
  const start = views?.calendar?.clashes ? [views.calendar.start] : []
  return new Set([...unique.flatMap(({ fields }) => fields), ...start])
}

/** What a body may carry. */
export const writable = (entity: Entity): Field[] => leafFields(entity.fields).filter((f) => !f.readOnly && !f.computed)

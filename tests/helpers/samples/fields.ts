import type { Entity, Field } from '#schemas/runtime/model.ts'
import { leafFields } from '#schemas/runtime/paths.ts'

/** Whether the default of a field would repeat a unique key. */
export const tellsApart = (entity: Entity, { path, schema, hint, options }: Field): boolean =>
  (schema.default !== undefined || hint.default !== undefined) &&
  options === undefined &&
  entity.unique.some(({ fields }) => fields.includes(path))

/** Fields that must differ between records: those of unique keys, and the start of a calendar that refuses clashes. */
export const keyFields = ({ unique, views }: Entity): Set<string> => {
  const start = views?.calendar?.clashes ? [views.calendar.start] : []
  return new Set([...unique.flatMap(({ fields }) => fields), ...start])
}

/** Fields that a request body may carry. */
export const writable = (entity: Entity): Field[] => leafFields(entity.fields).filter((f) => !f.readOnly && !f.computed)

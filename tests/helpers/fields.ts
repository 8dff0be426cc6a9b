import type { Entity, Field } from '#schemas/runtime/model.ts'
import { leafFields } from '#schemas/runtime/paths.ts'

/** Whether a field would repeat a unique key if it were left to its default. */
export const tellsApart = (entity: Entity, { path, schema, hint, options }: Field): boolean =>
  (schema.default !== undefined || hint.default !== undefined) &&
  options === undefined &&
  entity.unique.some(({ fields }) => fields.includes(path))

/** What a body may carry. */
export const writable = (entity: Entity): Field[] => leafFields(entity.fields).filter((f) => !f.readOnly && !f.computed)

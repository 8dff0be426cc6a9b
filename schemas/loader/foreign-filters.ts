import type { Entity, Field } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'

/** Sets `foreign` of each filter that goes through a reference ('faixaSalarial.cargo'): the field at its end, for the filter form. */
export function findForeignFields(entities: ReadonlyMap<string, Entity>): void {
  for (const entity of entities.values())
    for (const filter of entity.list.filters) {
      if (filter.field === undefined || fieldAt(entity, filter.field)) continue
      const foreign = foreignField(entity, filter.field, entities)
      if (foreign) filter.foreign = foreign
    }
}

function foreignField(entity: Entity, path: string, entities: ReadonlyMap<string, Entity>): Field | undefined {
  const parts = path.split('.')
  for (let at = parts.length - 1; at > 0; at--) {
    const through = fieldAt(entity, parts.slice(0, at).join('.'))
    const target = through?.target === undefined ? undefined : entities.get(through.target)
    if (target) return fieldAt(target, parts.slice(at).join('.'))
  }
  return undefined
}

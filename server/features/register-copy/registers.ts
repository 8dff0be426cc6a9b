import type { Model } from '#schemas/load.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import { leafFields } from '#schemas/runtime/paths.ts'

const known = new WeakMap<Model, Entity[]>()

/**
 * Registers that may be copied between companies (`x-entity.betweenCompanies`), sorted so that referenced ones come first: an area before its positions
 * (spec 3 §2).
 */
export function registersOf(model: Model): Entity[] {
  const found = known.get(model) ?? inOrder(model)
  known.set(model, found)
  return found
}

function inOrder({ entities }: Model): Entity[] {
  const ordered = new Set<Entity>()
  const visited = new Set<Entity>()
  const visit = (entity: Entity) => {
    // cycles: the first one visited comes first
    if (visited.has(entity)) return
    visited.add(entity)
    for (const { target, readOnly } of leafFields(entity.fields)) {
      const other = target === undefined || readOnly ? undefined : entities.get(target)
      if (other && (other.betweenCompanies || other.parent)) visit(other)
    }
    if (entity.betweenCompanies) ordered.add(entity)
  }
  for (const entity of entities.values()) if (entity.betweenCompanies) visit(entity)
  return [...ordered]
}

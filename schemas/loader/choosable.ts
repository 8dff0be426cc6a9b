import type { Entity, JsonSchema } from '#schemas/runtime/model.ts'
import { ExpressionReader } from './computed/reader.ts'
import type { Problem } from './problem.ts'

/** Sets the condition under which a record may be newly referred to (`x-entity.choosable`). Runs after computed fields are resolved. */
export function addChoosable(
  entities: ReadonlyMap<string, Entity>,
  schemas: ReadonlyMap<string, JsonSchema>,
): Problem[] {
  const problems: Problem[] = []
  for (const entity of entities.values()) {
    const written = schemas.get(entity.path)?.['x-entity']?.choosable
    if (!written) continue
    const reader = new ExpressionReader(entities)
    const when = reader.readAs('boolean', written.when, { entity }, ['x-entity', 'choosable', 'when'])
    if (when) entity.choosable = { when, message: written.message }
    problems.push(...reader.problems.map((one) => ({ ...one, file: `${entity.path}.json` })))
  }
  return problems
}

/** Copies the condition to an entity rebuilt from a changed schema. */
export function takeChoosable({ choosable }: Entity, to: Entity): void {
  if (choosable) to.choosable = choosable
}

import type { Entity, JsonSchema } from '#schemas/runtime/model.ts'
import { ExpressionReader } from './computed/reader.ts'
import type { Problem } from './problem.ts'

/** Gives every entity the condition under which others may begin to refer to its records (`x-entity.choosable`). Computed fields are known by then. */
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

/** An entity made anew of a changed schema is chosen as the shipped one is. */
export function takeChoosable({ choosable }: Entity, to: Entity): void {
  if (choosable) to.choosable = choosable
}

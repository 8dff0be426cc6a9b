import type { FieldNode, Node, ThroughNode } from '#schemas/runtime/computed/node.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'

type Entities = ReadonlyMap<string, Entity>
type Scope = { entity: Entity; outer?: Entity }

/** Problem when the `at` of a working-day operator leads to a register that is no workplace; undefined when it is one. */
export function workplaceProblem(
  node: Node,
  scope: Scope,
  entities: Entities,
): { message: string; hint?: string } | undefined {
  const target = registerOf(node, scope, entities)
  if (target?.workplace) return undefined
  const places = [...entities.values()].flatMap(({ workplace, path }) => (workplace ? [path] : []))
  return {
    message: `${target?.path ?? 'isto'} não é um local de trabalho, com feriados seus`,
    ...(places.length > 0 ? { hint: `use uma referência a ${places.join(', ')}` } : {}),
  }
}

/** The register that a reference node leads to. */
function registerOf(node: Node, { entity, outer }: Scope, entities: Entities): Entity | undefined {
  if (node.op !== 'field' && node.op !== 'through') return undefined
  const { holder, field } = endOf(node, node.outer ? outer : entity, entities)
  const reference = holder && fieldAt(holder, field.path)
  return reference && entities.get(reference.target ?? '')
}

/** The last field of a path through references, and the entity that holds it. */
function endOf(
  node: FieldNode | ThroughNode,
  holder: Entity | undefined,
  entities: Entities,
): { field: FieldNode; holder: Entity | undefined } {
  return node.op === 'field' ? { field: node, holder } : endOf(node.value, entities.get(node.target), entities)
}

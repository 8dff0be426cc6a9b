import type { Entity } from '../model.ts'
import { leafFields } from '../paths.ts'
import { allNodes, isWorking, type Node } from './node.ts'

/** Every expression of a definition: of its fields, of what its steps do, of what runs out and of what is told. */
function expressionsOf({ fields, workflows = [], expiries = [], notices = [], current }: Entity): Node[] {
  const effects = workflows.flatMap(({ transitions }) => transitions.flatMap((step) => step.effects ?? []))
  const found = [
    ...leafFields(fields).map(({ computes }) => computes?.node),
    ...effects.flatMap(({ when, set, values }) => [
      when,
      ...Object.values(set).map(({ node }) => node),
      ...Object.values(values),
    ]),
    ...expiries.map(({ when }) => when),
    ...notices.map(({ on }) => on.becomes),
    current,
  ]
  return found.filter((node) => node !== undefined)
}

/** Whether any definition counts working days, so that sessions have to know those of their company. */
export const countsWorkingDays = (entities: Iterable<Entity>): boolean =>
  [...entities].some((entity) => expressionsOf(entity).flatMap(allNodes).some(isWorking))

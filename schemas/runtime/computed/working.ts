import type { Entity } from '../model.ts'
import { leafFields } from '../paths.ts'
import { allNodes, isWorking, type Node } from './node.ts'

/** Every expression of a definition: in fields, step effects, expiries, notices and `current`. */
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

/** Whether any definition counts working days, so that sessions must load their company's holidays. */
export const countsWorkingDays = (entities: Iterable<Entity>): boolean =>
  [...entities].some((entity) => expressionsOf(entity).flatMap(allNodes).some(isWorking))

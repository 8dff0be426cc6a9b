import type { Entity, Field } from '../model.ts'
import { fieldAt } from '../paths.ts'

/** Whether the database can compute the field: it is stored, or has an expression (not a hook). */
export const hasValue = ({ computed, computes }: Field): boolean => !computed || computes !== undefined

/** Whether a list can be sorted by a field: a scalar column, or a reference, which sorts by its label. */
const orders = (field: Field | undefined): field is Field =>
  field !== undefined && hasValue(field) && !field.writeOnly && (field.kind === 'scalar' || field.kind === 'reference')

const known = new WeakMap<Entity, string[]>()

/** Paths a list can be sorted by: id, the list's columns, its default order and the orders of its views. Each scalar one has an index. */
export function sortablePaths(entity: Entity): string[] {
  const before = known.get(entity)
  if (before) return before
  const { board, calendar } = entity.views ?? {}
  const orderings = [entity.list.sort, board?.order, calendar?.start].flatMap((path) => path?.replace(/^-/, '') ?? [])
  const wanted = ['id', ...entity.list.columns, ...orderings]
  const paths = [...new Set(wanted)].filter((path) => orders(fieldAt(entity, path)))
  known.set(entity, paths)
  return paths
}

import type { Entity, Field } from '../model.ts'
import { fieldAt } from '../paths.ts'

/** Whether the database knows the value of a field: it is stored, or an expression works it out (a hook's is known to the hook only). */
export const hasValue = ({ computed, computes }: Field): boolean => !computed || computes !== undefined

/** Whether a list may be sorted by this field: it is a column of its own (scalar) or a reference, which sorts by its label. */
const orders = (field: Field | undefined): field is Field =>
  field !== undefined && hasValue(field) && !field.writeOnly && (field.kind === 'scalar' || field.kind === 'reference')

const known = new WeakMap<Entity, string[]>()

/** Paths a list of the entity may be sorted by: id, the list's columns, its own order and those of its views. Each scalar one has its index. */
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

import { valueAt } from '#schemas/runtime/paths.ts'
import type { Ctx } from '../define.ts'
import type { Plan } from '../plan/plan.ts'
import { freeIds, insertRows, type SetRow, updateRows } from './row-sets.ts'
import { type WrittenRow, withReadOnly } from './sorted-rows.ts'
import type { Owners } from './values.ts'

/** Number of rows from which statements for the whole set are faster than one for each row. */
const SET = 4

/** Whether rows of a list can be written as a set, whatever their order: columns only (no links, own fields or lists), no change of a unique key, in the session's company. */
export function fitsSet(ctx: Ctx, child: Plan, written: WrittenRow[], company: number): boolean {
  const { storage, childFields } = child
  if (ctx.restoring || !storage.company || company !== ctx.session.empresaId || written.length < SET) return false
  const apart = storage.links.length + storage.own.length + childFields.length
  return apart === 0 && written.every((each) => keepsKeys(child, each))
}

/** Whether a row is new, or has kept the values of its list's unique keys. */
const keepsKeys = ({ entity }: Plan, { row, former }: WrittenRow): boolean =>
  former === undefined ||
  entity.unique.every(({ fields }) =>
    fields.every((path) => JSON.stringify(valueAt(row, path)) === JSON.stringify(valueAt(former, path))),
  )

/** Writes new and changed rows of one record's list, with one insert and one update. */
export async function writeSet(
  ctx: Ctx,
  child: Plan,
  written: WrittenRow[],
  owners: Owners,
  parent: number,
): Promise<void> {
  const made = written.filter(({ former }) => former === undefined)
  const ids = await freeIds(ctx, child, made.length)
  for (const [i, { row }] of made.entries()) row.id = ids[i]
  const placed = ({ row, former, position }: WrittenRow): SetRow => ({
    record: former ? withReadOnly(child, row, former) : row,
    parent: { id: parent, position },
  })
  await insertRows(ctx, child, made.map(placed), owners)
  const changed = written.filter(({ former }) => former !== undefined)
  await updateRows(ctx, child, changed.map(placed), owners)
}

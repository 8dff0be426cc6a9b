import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { concealingRecords } from '#server/platform/crud/sight/concealed.ts'
import type { ConcealedCell, StatementRow } from './cells.ts'

/** Sets cells to null whose values single records conceal from the session, in place. */
export async function takeConcealedCells(
  ctx: Ctx,
  places: readonly ConcealedCell[],
  rows: StatementRow[],
): Promise<void> {
  for (const { entity, column, id } of places) {
    const ids = [...new Set(rows.map((row) => Number(row[id])).filter(Boolean))]
    const hiding = await concealingRecords(forEntity(ctx, entity.path), ids)
    for (const row of rows) if (hiding.has(Number(row[id]))) row[column] = null
  }
}

import type { MeasureDefinition } from '#schemas/runtime/model.ts'
import type { Ctx } from '#server/crud/define.ts'
import type { Asked } from './asked.ts'
import type { Cell } from './cell.ts'
import { isCountable, readCells } from './cells.ts'
import { countCells, type Wanted } from './count-cells.ts'

/** The cells of several measures; those that count the same records, but for conditions of their own, by one statement. */
export async function readAllCells(
  ctx: Ctx,
  measures: readonly MeasureDefinition[],
  asked: Asked,
  by: string | undefined,
): Promise<Map<string, Cell[]>> {
  const found = await readWanted(
    ctx,
    measures.map((measure) => ({ measure, by })),
    asked,
  )
  return new Map(measures.map(({ path }, at) => [path, found[at] ?? []]))
}

/** The same of measures that are told by different categories. @returns the cells of each, in their order */
export async function readWanted(ctx: Ctx, wanted: readonly Wanted[], asked: Asked): Promise<Cell[][]> {
  const found = new Map<Wanted, Cell[]>()
  for (const group of alike(wanted, asked)) {
    const cells = await readGroup(ctx, group, asked)
    group.forEach((one, at) => {
      found.set(one, cells[at] ?? [])
    })
  }
  return wanted.map((one) => found.get(one) ?? [])
}

async function readGroup(ctx: Ctx, group: readonly Wanted[], asked: Asked): Promise<Cell[][]> {
  if (group.every(({ measure, by }) => isCountable(measure, by))) return countCells(ctx, group, asked)
  const cells: Cell[][] = []
  for (const { measure, by } of group) cells.push(await readCells(ctx, measure, asked, by))
  return cells
}

/** What one statement reads. */
function alike(wanted: readonly Wanted[], { cuts }: Asked): Wanted[][] {
  const groups = new Map<string, Wanted[]>()
  for (const [at, one] of wanted.entries()) {
    const { measure, by } = one
    const { entity, when, filters } = measure
    const same = [entity, when, filters, cuts.map((cut) => measure.by?.[cut.by])]
    const key = isCountable(measure, by) ? JSON.stringify(same) : String(at)
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()]
}

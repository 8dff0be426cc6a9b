import type { Entity, MeasureDefinition } from '#schemas/runtime/model.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import type { Asked } from '../asked.ts'
import type { Cell } from '../cell.ts'
import { isCountable, readCells } from './cells.ts'
import { countCells, type Wanted } from './count-cells.ts'
import type { Node } from './tree.ts'

/** Reads in one snapshot; equal ones are made once. */
export interface Reads {
  cells(question: Question): Promise<Cell[]>
  nodes(tree: Entity): Promise<ReadonlyMap<number, Node>>
}

/** Context of counts. */
export interface CountCtx extends Ctx {
  reads?: Reads
}

/** A wanted measure with its query. */
export interface Question extends Wanted {
  asked: Asked
}

/** Cells of several measures; measures that differ only in their conditions share a statement. */
export async function readAllCells(
  ctx: CountCtx,
  measures: readonly MeasureDefinition[],
  asked: Asked,
  by: string | undefined,
): Promise<Map<string, Cell[]>> {
  const { reads } = ctx
  const questions = measures.map((measure) => ({ measure, by, asked }))
  const found = new Map<string, Cell[]>()
  if (reads) await Promise.all(questions.map(async (one) => found.set(one.measure.path, await reads.cells(one))))
  else
    for (const group of groupQuestions(questions))
      for (const [at, cells] of (await readAlike(ctx, group)).entries()) found.set(group[at]?.measure.path ?? '', cells)
  return found
}

/** Reads a group of questions by one statement where possible. @returns the cells of each, in their order */
export async function readAlike(ctx: Ctx, group: readonly Question[]): Promise<Cell[][]> {
  const [first] = group
  if (first && group.every(({ measure, by }) => isCountable(measure, by))) return countCells(ctx, group, first.asked)
  const cells: Cell[][] = []
  for (const { measure, by, asked } of group) cells.push(await readCells(ctx, measure, asked, by))
  return cells
}

/** Groups questions that one statement can answer. */
export function groupQuestions<One extends Question>(questions: readonly One[]): One[][] {
  const groups = new Map<string, One[]>()
  for (const [at, one] of questions.entries()) {
    const { measure, by, asked } = one
    const { entity, when, filters } = measure
    const same = [entity, when, filters, asked, asked.cuts.map((cut) => measure.by?.[cut.by])]
    const key = isCountable(measure, by) ? JSON.stringify(same) : String(at)
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()]
}

import { isTime } from '#schemas/runtime/measures.ts'
import type { DashboardItem, Entity } from '#schemas/runtime/model.ts'
import type { Ctx } from '#server/crud/define.ts'
import { fail } from '#server/errors.ts'
import { ANY_DAY, type Cut, nodeOf } from './asked.ts'
import { MeasureSql } from './measure-sql.ts'
import { termsIn } from './measures.ts'
import { type Node, nodesOf } from './tree.ts'

/** What is compared at a level of a chart. */
export interface Level {
  /** absent: a single figure */
  by?: string
  /** the tree whose nodes are compared */
  tree?: ReadonlyMap<number, Node>
  /** in a tree: the node whose children are compared; absent: the roots */
  under?: number
  /** further levels follow, whatever is chosen */
  deeper: boolean
}

/** Nothing opens inside a category. */
export class NothingBelow extends Error {}

/** What is compared where some categories were opened. @throws NothingBelow */
export async function levelOf(ctx: Ctx, item: DashboardItem, path: readonly Cut[]): Promise<Level> {
  const { chart } = item
  if (!chart) return { deeper: false }
  const levels = [chart.by, ...chart.drill]
  const opened = path.at(-1)
  const at = opened === undefined ? 0 : levels.indexOf(opened.by)
  if (at < 0) fail('PARAMETRO_INVALIDO', { nome: 'caminho' })
  if (opened !== undefined) {
    const tree = await treeOf(ctx, item, opened.by)
    const node = opened.key === null ? undefined : nodeOf(opened.key)
    const isMother = tree && node && !node.only && [...tree.values()].some(({ above }) => above === node.id)
    if (isMother) return { by: opened.by, tree, under: node.id, deeper: at < levels.length - 1 }
  }
  const next = opened === undefined ? 0 : at + 1
  const by = levels[next]
  if (by === undefined) throw new NothingBelow()
  return { by, tree: await treeOf(ctx, item, by), deeper: next < levels.length - 1 }
}

async function treeOf(ctx: Ctx, { series }: DashboardItem, by: string): Promise<ReadonlyMap<number, Node> | undefined> {
  const [first] = series.flatMap(({ measure }) => termsIn(ctx, measure))
  if (!first || isTime(by)) return undefined
  const tree: Entity | undefined = new MeasureSql(ctx, first, ANY_DAY).dimension(by).tree
  return tree && (await nodesOf(ctx, tree))
}

import { isTime } from '#schemas/runtime/definition/measures.ts'
import type { DashboardItem, DashboardLevel, Entity } from '#schemas/runtime/model.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { ANY_DAY, type Cut, nodeOf } from '../asked.ts'
import type { CountCtx } from '../cells/cells-together.ts'
import { type Node, nodesOf } from '../cells/tree.ts'
import { MeasureSql } from '../sql/measure-sql.ts'
import { termsIn } from './measures.ts'

/** A level of a chart. */
export interface Level {
  /** absent: a single figure */
  by?: string
  /** the tree, where the dimension is one */
  tree?: ReadonlyMap<number, Node>
  /** in a tree: the node whose children are the categories; absent: the roots */
  under?: number
  /** further levels follow for every category */
  deeper: boolean
  /** series of this level, where they differ from the chart's */
  series?: DashboardLevel['series']
}

/** Nothing opens inside a category. */
export class NothingBelow extends Error {}

/** Resolves the level below the opened categories. @throws NothingBelow */
export async function levelOf(ctx: CountCtx, item: DashboardItem, path: readonly Cut[]): Promise<Level> {
  const { chart } = item
  if (!chart) return { deeper: false }
  const levels: DashboardLevel[] = [{ by: chart.by }, ...chart.drill]
  const opened = path.at(-1)
  const at = opened === undefined ? 0 : levels.findIndex(({ by }) => by === opened.by)
  if (at < 0) fail('PARAMETRO_INVALIDO', { nome: 'caminho' })
  if (opened !== undefined) {
    const { series } = levels[at] ?? {}
    const tree = await treeOf(ctx, series ?? item.series, opened.by)
    const node = typeof opened.key === 'string' ? nodeOf(opened.key) : undefined
    const isMother = tree && node && !node.only && [...tree.values()].some(({ above }) => above === node.id)
    if (isMother) return { by: opened.by, tree, under: node.id, deeper: at < levels.length - 1, series }
  }
  const next = opened === undefined ? 0 : at + 1
  const level = levels[next]
  if (level === undefined) throw new NothingBelow()
  const tree = await treeOf(ctx, level.series ?? item.series, level.by)
  return { ...level, tree, deeper: next < levels.length - 1 }
}

async function treeOf(
  ctx: CountCtx,
  series: DashboardItem['series'],
  by: string,
): Promise<ReadonlyMap<number, Node> | undefined> {
  const [first] = series.flatMap(({ measure }) => termsIn(ctx, measure))
  if (!first || isTime(by)) return undefined
  const tree: Entity | undefined = new MeasureSql(ctx, first, ANY_DAY).dimension(by).tree
  return tree && (await (ctx.reads?.nodes(tree) ?? nodesOf(ctx, tree)))
}

import type { DashboardDefinition, DashboardItem, RecordData } from '#schemas/runtime/model.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { DomainError, fail } from '#server/platform/errors/errors.ts'
import type { Prumo } from '#server/prumo.ts'
import { gatherReads } from '../cells/gathered-reads.ts'
import { countReading } from './count-reading.ts'
import { describeItem, itemFor, itemsFor } from './described.ts'
import { countItem, type ItemAnswer, type ItemAsked } from './item.ts'
import { NothingBelow } from './levels.ts'
import { type CountGroup, countOnce } from './shared-counts.ts'

/** A figure or chart with its numbers. */
export interface Counted {
  item: DashboardItem
  answer: ItemAnswer
}

/** Counts all figures and charts of a dashboard that a session sees, in one snapshot. */
export const countWhole = (ctx: Ctx, dashboard: DashboardDefinition, asked: ItemAsked): Promise<Counted[]> =>
  countReading(ctx, async (within) => {
    const together = gatherReads(within)
    const items = itemsFor(ctx, dashboard, asked.filters)
    const answers = await Promise.allSettled(items.map((item) => countItem(together, item, { ...asked, path: [] })))
    // allSettled: no read may be running when the transaction ends
    return answers.map((answer, at) => {
      if (answer.status === 'rejected') throw answer.reason
      return { item: items[at] as DashboardItem, answer: answer.value }
    })
  })

/** Counts a dashboard and formats the answer of its call. */
export async function answerWhole(
  ctx: Ctx,
  { now }: Pick<Prumo, 'now'>,
  dashboard: DashboardDefinition,
  asked: ItemAsked,
) {
  const counted = await countWhole(ctx, dashboard, asked)
  return {
    titulo: dashboard.title,
    calculadoEm: now().toISOString(),
    filtros: asked.filters,
    itens: counted.map(({ item, answer }) => ({ ...describeItem(ctx, item), ...answer })),
  }
}

/** A counted figure or chart with its time of counting and filters. */
type Answered = ItemAnswer & { calculadoEm: string; filtros: RecordData }

/**
 * Counts one figure or chart for a session; where nothing opens inside the category, returns a message.
 * @throws DomainError NAO_AUTORIZADO where the session does not see it
 */
export async function answerItem(
  ctx: Ctx,
  { now }: Pick<Prumo, 'now'>,
  item: DashboardItem,
  asked: ItemAsked,
): Promise<Answered | { message: string }> {
  const shown = itemFor(ctx, item, asked.filters) ?? fail('NAO_AUTORIZADO')
  try {
    const counted = await countOnce(ctx, shown, asked, async (group) => {
      const answer = await countWithin(group, ctx, shown, asked)
      return { calculadoEm: now().toISOString(), ...answer }
    })
    return { filtros: asked.filters, ...counted }
  } catch (error) {
    if (!(error instanceof NothingBelow)) throw error
    if (shown.chart?.drill.length !== item.chart?.drill.length) return fail('NAO_AUTORIZADO')
    // the chart's own message is about its own series, not about a level with other ones
    const opened = asked.path.at(-1)?.by
    const isOther = shown.chart?.drill.some(({ by, series }) => series && by === opened)
    return { message: (!isOther && item.chart?.nothingBelow) || NOTHING_BELOW }
  }
}

/** Counts in the shared transaction of a group. A failed statement aborts it for all of them: each is then counted in a transaction of its own. */
async function countWithin(group: CountGroup, ctx: Ctx, item: DashboardItem, asked: ItemAsked): Promise<ItemAnswer> {
  try {
    return await countItem(await group.reading(ctx), item, asked)
  } catch (error) {
    if (group.size === 1 || error instanceof NothingBelow || error instanceof DomainError) throw error
    return group.alone(() => countReading(ctx, (within) => countItem(within, item, asked)))
  }
}

const NOTHING_BELOW = 'Não há mais detalhes: abra os registros.'

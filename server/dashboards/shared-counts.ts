import type { DashboardItem } from '#schemas/runtime/model.ts'
import type { Ctx } from '#server/crud/define.ts'
import { askedOf } from './asked.ts'
import type { ItemAsked } from './item.ts'
import { MeasureSql } from './measure-sql.ts'
import { termsIn } from './measures.ts'

/** Counts at once in one server: the others wait without a connection, so that dashboards leave those of the pool to everything else. */
const AT_ONCE = 4

/** Lets some counts run at a time; whoever asks for what is being counted, or waits to be, gets that answer. Nothing is kept. */
class SharedCounts {
  readonly #asked = new Map<string, Promise<unknown>>()
  readonly #waiting: (() => void)[] = []
  #free = AT_ONCE

  count<T>(key: string, work: () => Promise<T>): Promise<T> {
    const known = this.#asked.get(key)
    if (known) return known as Promise<T>
    const counted = this.#inTurn(work).finally(() => this.#asked.delete(key))
    this.#asked.set(key, counted)
    return counted
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#free += 1
    }
  }
}

const counts = new WeakMap<object, SharedCounts>()

/**
 * Counts one figure or chart, or waits for the same count of somebody else: of whoever sees the same rows and knows the same fields. So ten who open one
 * dashboard are counted for once; an answer is at most as old as its counting took.
 */
export function countOnce<T>(ctx: Ctx, item: DashboardItem, asked: ItemAsked, work: () => Promise<T>): Promise<T> {
  const { kysely } = ctx.deps.database
  const shared = counts.get(kysely) ?? new SharedCounts()
  counts.set(kysely, shared)
  return shared.count(keyOf(ctx, item, asked), work)
}

/** Equal where the statements are: of one company, the same item, the same question, the same rows. */
function keyOf(ctx: Ctx, item: DashboardItem, asked: ItemAsked): string {
  const { empresaId, authorities, areas, restricted, usuario } = ctx.session
  const whole = askedOf(asked.filters)
  const inside = (item.chart?.drill ?? []).flatMap(({ series = [] }) => series)
  const rows = [...item.series, ...inside]
    .flatMap(({ measure }) => termsIn(ctx, measure))
    .map((term) => {
      const source = new MeasureSql(ctx, term, whole)
      return [source.rows(), source.values.list]
    })
  // texts of records are shown by what else one sees
  const reader = item.chart?.describe === undefined ? undefined : usuario.id
  return JSON.stringify([
    empresaId,
    ctx.context.hoje,
    item,
    asked,
    rows,
    [...authorities].sort(),
    areas,
    restricted,
    reader,
  ])
}

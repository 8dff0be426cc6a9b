import { setTimeout as sleep } from 'node:timers/promises'
import { isTime, monthlyOf } from '#schemas/runtime/definition/measures.ts'
import type { DashboardItem } from '#schemas/runtime/model.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { askedOf } from '../asked.ts'
import type { CountCtx } from '../cells/cells-together.ts'
import { gatherReads } from '../cells/gathered-reads.ts'
import { MeasureSql } from '../sql/measure-sql.ts'
import { countReading } from './count-reading.ts'
import type { ItemAsked } from './item.ts'
import { termsIn } from './measures.ts'

/** Concurrent groups of counts per process: others wait without a connection, which leaves the pool to everything else. */
const AT_ONCE = 4

/** Milliseconds a group waits for further counts of the same page, and the most repetitions of this wait. */
const PAUSE = 15
const PAUSES = 8

type Work<T> = (group: CountGroup) => Promise<T>

/** Counts of one user over the same records, made in one transaction. */
export class CountGroup {
  readonly #waiting: (() => void)[] = []
  #isBegun = false
  #isOpen = true
  #running = 0
  #size = 0
  #reading: Promise<CountCtx> | undefined
  #alone: Promise<unknown> = Promise.resolve()
  #end: () => void = () => undefined
  readonly ended = new Promise<void>((resolve) => {
    this.#end = resolve
  })

  /** Whether counts may still join. */
  get isOpen(): boolean {
    return this.#isOpen
  }

  /** Number of counts in the group. */
  get size(): number {
    return this.#size
  }

  begin(): void {
    this.#isBegun = true
    for (const start of this.#waiting.splice(0)) start()
  }

  count<T>(work: Work<T>): Promise<T> {
    this.#size += 1
    this.#running += 1
    const made = this.#isBegun
      ? work(this)
      : new Promise<T>((resolve) => {
          this.#waiting.push(() => resolve(work(this)))
        })
    return made.finally(() => {
      this.#running -= 1
      if (this.#running > 0) return
      this.#isOpen = false
      this.#end()
    })
  }

  /** Runs fallback counts one after the other: a group needs at most two connections. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    const made = this.#alone.then(work)
    this.#alone = made.catch(() => undefined)
    return made
  }

  async #othersCame(): Promise<void> {
    let before = 0
    for (let i = 0; i < PAUSES && this.#size > before; i++) {
      before = this.#size
      await sleep(PAUSE)
    }
  }

  /** The shared transaction, opened shortly after the first request for it; from then on no count may join. */
  reading(ctx: Ctx): Promise<CountCtx> {
    this.#reading ??= new Promise((resolve, reject) => {
      const open = async () => {
        await this.#othersCame()
        await countReading(ctx, (within) => {
          this.#isOpen = false
          resolve(gatherReads(within))
          return this.ended
        })
      }
      open().catch(reject)
    })
    return this.#reading
  }
}

/** Limits concurrent groups and shares equal counts that are running or waiting. Keeps no results. */
class SharedCounts {
  readonly #asked = new Map<string, Promise<unknown>>()
  readonly #groups = new Map<string, CountGroup>()
  readonly #waiting: CountGroup[] = []
  #free = AT_ONCE

  count<T>(key: string, group: string, work: Work<T>): Promise<T> {
    const known = this.#asked.get(key)
    if (known) return known as Promise<T>
    const counted = this.#within(group, work).finally(() => this.#asked.delete(key))
    this.#asked.set(key, counted)
    return counted
  }

  #within<T>(key: string, work: Work<T>): Promise<T> {
    const known = this.#groups.get(key)
    if (known?.isOpen) return known.count(work)
    const group = new CountGroup()
    this.#groups.set(key, group)
    void group.ended.then(() => {
      if (this.#groups.get(key) === group) this.#groups.delete(key)
      const next = this.#waiting.shift()
      if (next) next.begin()
      else this.#free += 1
    })
    const counted = group.count(work)
    if (this.#free === 0) this.#waiting.push(group)
    else {
      this.#free -= 1
      group.begin()
    }
    return counted
  }
}

const counts = new WeakMap<object, SharedCounts>()

/**
 * Counts one figure or chart, or waits for an equal count in progress of anybody with the same rows and fields. Concurrent views of a dashboard are
 * counted once; a result is at most as old as its counting took. Counts over the same records at the same time join one group.
 */
export function countOnce<T>(ctx: Ctx, item: DashboardItem, asked: ItemAsked, work: Work<T>): Promise<T> {
  const { kysely } = ctx.deps.database
  const shared = counts.get(kysely) ?? new SharedCounts()
  counts.set(kysely, shared)
  const rights = rightsOf(ctx)
  return shared.count(keyOf(ctx, rights, item, asked), groupOf(ctx, rights, item, asked), work)
}

const rightsOf = ({ session, context: { hoje } }: Ctx): unknown[] => {
  const { empresaId, authorities, closed, areas, restricted } = session
  return [empresaId, hoje, [...authorities].sort(), [...(closed ?? [])], areas, restricted]
}

/** Key of equal counts: same company, item, query and visible rows. */
function keyOf(ctx: Ctx, rights: unknown[], item: DashboardItem, asked: ItemAsked): string {
  const whole = askedOf(asked.filters)
  const inside = (item.chart?.drill ?? []).flatMap(({ series = [] }) => series)
  const rows = [...item.series, ...inside]
    .flatMap(({ measure }) => termsIn(ctx, measure))
    .map((term) => {
      const source = new MeasureSql(ctx, term, whole)
      return [source.rows(), source.values.list]
    })
  // texts of records depend on the user's other rights
  const reader = item.chart?.describe === undefined ? undefined : ctx.session.usuario.id
  return JSON.stringify([rights, item, asked, rows, reader])
}

/** Key of a group: one user, the same query and records; records over many days have statements of their own. */
function groupOf(ctx: Ctx, rights: unknown[], { series, chart }: DashboardItem, asked: ItemAsked): string {
  const { measures } = ctx.deps.model
  const [term] = series.flatMap(({ measure }) => termsIn(ctx, measure))
  const isOfMonths = isTime(chart?.by) || series.some(({ measure }) => monthlyOf(measures, measure).length > 0)
  const isOfDays = isOfMonths && !(term?.when && 'field' in term.when)
  return JSON.stringify([rights, ctx.session.usuario.id, asked, term?.entity, term?.when, isOfDays])
}

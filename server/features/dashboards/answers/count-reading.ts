import { inReadTransaction } from '#server/platform/crud/cursor.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'

/** Settings for aggregates over whole registers: one parallel worker, and a lower parallel_tuple_cost, without which the planner rarely uses it. */
const SETTINGS = `select set_config('max_parallel_workers_per_gather', '1', true), set_config('parallel_tuple_cost', '0.01', true)`

/** Runs counts in one read transaction: a single snapshot. */
export const countReading = <T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  inReadTransaction(ctx, async (within) => {
    await run(within.db, SETTINGS, [])
    return work(within)
  })

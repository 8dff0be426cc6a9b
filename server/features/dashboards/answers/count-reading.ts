import { inReadTransaction } from '#server/platform/crud/cursor.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'

/** Whole registers are read to tell a few numbers: a second process of PostgreSQL reads half of a large one, where it would be thought too dear for each row it hands over. */
const SETTINGS = `select set_config('max_parallel_workers_per_gather', '1', true), set_config('parallel_tuple_cost', '0.01', true)`

/** Counts in one transaction: everything as it stood at one moment. */
export const countReading = <T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  inReadTransaction(ctx, async (within) => {
    await run(within.db, SETTINGS, [])
    return work(within)
  })

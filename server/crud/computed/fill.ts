import { withComputed } from '#schemas/runtime/computed/fill.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Ctx } from '../define.ts'

/** Gives a record that is being written the values of its computed fields, as far as it decides them itself, for conditions and hooks to look at. */
export function fillComputed(ctx: Ctx, record: RecordData): void {
  const filled = withComputed(ctx.deps.runtimes.get(ctx.entity.path), record, ctx.context)
  if (filled === record) return
  for (const name of Object.keys(record)) if (!(name in filled)) delete record[name]
  Object.assign(record, filled)
}

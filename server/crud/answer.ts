import type { RecordData } from '#schemas/runtime/model.ts'
import { leafFields, setAt } from '#schemas/runtime/paths.ts'
import type { Ctx } from './define.ts'

/** The last touch on records before they leave: computed fields filled in, fields without authority taken out. */
export async function finish(ctx: Ctx, records: RecordData[]): Promise<RecordData[]> {
  await ctx.deps.registry[ctx.entity.path]?.hooks?.compute?.(ctx, records)
  const secret = leafFields(ctx.entity.fields).filter(
    (field) => field.hint.authority && !ctx.session.authorities.has(field.hint.authority),
  )
  for (const record of records) for (const field of secret) setAt(record, field.path, undefined)
  return records
}

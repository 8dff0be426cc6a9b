import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, setAt } from '#schemas/runtime/paths.ts'
import { takeConcealed } from './concealed.ts'
import type { Ctx } from './define.ts'
import { mayKnow } from './field-authority.ts'
import { fillInForce } from './in-force.ts'

/** The last touch on records before they leave: computed fields filled in, fields without authority taken out. */
export async function finish(ctx: Ctx, records: RecordData[]): Promise<RecordData[]> {
  await fillInForce(ctx, records)
  await ctx.deps.registry[ctx.entity.path]?.hooks?.compute?.(ctx, records)
  for (const record of records) withoutGuarded(ctx, record)
  await takeConcealed(ctx, records)
  return records
}

/** Takes out what the session may not know, in place. */
export async function conceal<T extends RecordData>(ctx: Ctx, record: T): Promise<T> {
  withoutGuarded(ctx, record)
  await takeConcealed(ctx, [record])
  return record
}

function withoutGuarded({ entity, session }: Ctx, record: RecordData): void {
  for (const field of guarded(entity)) if (!mayKnow(session, field)) setAt(record, field.path, undefined)
}

const known = new WeakMap<Entity, Field[]>()

/** Fields with an authority of their own: none in most entities, and every answer asks. */
function guarded(entity: Entity): Field[] {
  const found = known.get(entity) ?? leafFields(entity.fields).filter(({ hint }) => hint.authority !== undefined)
  known.set(entity, found)
  return found
}

import type { DashboardItem } from '#schemas/runtime/model.ts'
import { fieldAt, valueAt } from '#schemas/runtime/paths.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { findManyStored } from '#server/platform/crud/read/read.ts'
import { mayKnow } from '#server/platform/crud/sight/field-authority.ts'

/** Texts of categories that are records, by key; only of records the session may read. */
export async function categoryTexts(
  ctx: Ctx,
  { chart }: DashboardItem,
  keys: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, string>> {
  const { entity: path = '', field: name = '' } = chart?.describe ?? {}
  const entity = ctx.deps.model.entities.get(path)
  const field = entity && fieldAt(entity, name)
  if (!field || !hasAuthority(ctx.session, entity.authority.read) || !mayKnow(ctx.session, field)) return new Map()
  const ids = keys.filter((key) => key !== null).map(Number)
  const records = await findManyStored(forEntity(ctx, path), ids)
  return new Map(
    records.flatMap((record) => {
      const text = valueAt(record, name)
      return typeof text === 'string' && text.trim() !== '' ? [[String(record.id), text]] : []
    }),
  )
}

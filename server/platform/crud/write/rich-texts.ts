import type { Model } from '#schemas/load.ts'
import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, setAt, valueAt } from '#schemas/runtime/paths.ts'
import { isRichText } from '#schemas/runtime/rich-text/rich-text.ts'
import { cleanRichText } from '#server/platform/base/rich-text.ts'
import type { Ctx } from '../define.ts'

/** Rich texts of an entity, and its lists whose rows have some. */
interface Rich {
  texts: Field[]
  lists: { field: Field; rows: Rich }[]
}

const known = new WeakMap<Entity, Rich>()

function richOf(entity: Entity, model: Model): Rich {
  const found = known.get(entity) ?? { texts: [], lists: [] }
  if (known.has(entity)) return found
  known.set(entity, found)
  for (const field of leafFields(entity.fields)) {
    if (isRichText(field.schema)) found.texts.push(field)
    const target = field.kind === 'children' ? model.entities.get(field.target ?? '') : undefined
    const rows = target && richOf(target, model)
    if (rows && rows.texts.length + rows.lists.length > 0) found.lists.push({ field, rows })
  }
  return found
}

/** Removes from a record's rich texts (`contentMediaType: text/html`) what they may not contain; unchanged texts stay as they are stored. */
export const cleanRichTexts = (ctx: Ctx, record: RecordData, before: RecordData | undefined): Promise<void> =>
  clean(richOf(ctx.entity, ctx.deps.model), record, before)

async function clean({ texts, lists }: Rich, record: RecordData, before: RecordData | undefined): Promise<void> {
  for (const { path } of texts) {
    const value = valueAt(record, path)
    if (typeof value !== 'string' || (before && value === valueAt(before, path))) continue
    setAt(record, path, (await cleanRichText(value)) || undefined)
  }
  for (const { field, rows } of lists)
    for (const row of (valueAt(record, field.path) ?? []) as RecordData[]) await clean(rows, row, undefined)
}

import type { RecordData } from '#schemas/runtime/model.ts'
import { labelOf } from '#schemas/runtime/shown/display.ts'
import { forEntity } from '../context.ts'
import type { Ctx } from '../define.ts'
import { parseListQuery } from '../request/list-query.ts'
import { listRecords } from './list.ts'

/**
 * Gives the references of a draft, of which only ids are known, their names, as far as the session may read them.
 * @returns a copy; a reference the session may not read stays without a name
 */
export async function nameReferences(ctx: Ctx, draft: RecordData): Promise<RecordData> {
  const named: RecordData = { ...draft }
  for (const field of ctx.entity.fields) {
    const value = draft[field.name] as { id: number; nome?: string } | undefined
    if (field.kind !== 'reference' || value === undefined || value.nome !== undefined) continue
    const target = forEntity(ctx, String(field.target))
    const query = parseListQuery(target.entity, { filter: JSON.stringify({ id: value.id }), range: '[0,0]' })
    const [row] = (await listRecords(target, query)).rows
    if (row) named[field.name] = { id: value.id, nome: labelOf(target.entity, row) }
  }
  return named
}

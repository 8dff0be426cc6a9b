import type { CallOptions } from '#admin/providers/http.ts'
import { BY_POST } from '#schemas/runtime/asked.ts'
import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, valueAt } from '#schemas/runtime/paths.ts'
import { PREVIEW, queryOf } from '#schemas/runtime/report-filters.ts'
import { isTyped } from './last-filters.ts'
import type { ReportSummary } from './reports.ts'

/** Characters that every server and proxy takes in an address. */
const LONGEST = 2000

/** The call for a report's rows on the screen. Typed words may be a name, and all positions of a company are many: those travel in the body. */
export function previewCall(
  { path }: Pick<ReportSummary, 'path'>,
  entity: Pick<Entity, 'fields'>,
  filters: RecordData,
): [address: string, options: CallOptions] {
  const query = new URLSearchParams(queryOf(entity, filters))
  const leaves = leafFields(entity.fields)
  // what somebody emptied is said, too: else its default would stand for it
  for (const { path: name } of leaves) if (valueAt(filters, name) !== undefined && !query.has(name)) query.set(name, '')
  const typed = leaves.some((field) => isTyped(field) && query.get(field.path))
  const address = `/api/${path}${PREVIEW}`
  const asked = String(query)
  if (!typed && asked.length <= LONGEST) return [asked === '' ? address : `${address}?${asked}`, {}]
  return [`${address}${BY_POST}`, { method: 'POST', body: Object.fromEntries(query) }]
}

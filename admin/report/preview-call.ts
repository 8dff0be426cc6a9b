import type { CallOptions } from '#admin/providers/http.ts'
import { BY_POST } from '#schemas/runtime/asked.ts'
import { PREVIEW, queryOf } from '#schemas/runtime/definition/report-filters.ts'
import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, valueAt } from '#schemas/runtime/paths.ts'
import { isTyped } from './last-filters.ts'
import type { ReportSummary } from './reports.ts'

/** Maximum URL length in characters accepted by all servers and proxies. */
const LONGEST = 2000

/** Returns the emptied filters, which are sent explicitly: otherwise the server applies their defaults. */
export function emptiedFilters({ fields }: Pick<Entity, 'fields'>, filters: RecordData): string[] {
  const said = new URLSearchParams(queryOf({ fields }, filters))
  return leafFields(fields)
    .filter(
      (field) => !said.has(field.path) && (valueAt(filters, field.path) !== undefined || hasValueOfDefault(field)),
    )
    .map(({ path }) => path)
}

/** Whether the field has a default other than 'Todos'; for 'Todos' an absent value says the same. */
const hasValueOfDefault = ({ hint, schema }: Field): boolean =>
  schema.default !== undefined || (hint.default !== undefined && hint.default !== 'all')

/** Returns the call for a report's rows. Free texts (possible names) and long lists travel in the body. */
export function previewCall(
  { path }: Pick<ReportSummary, 'path'>,
  entity: Pick<Entity, 'fields'>,
  filters: RecordData,
): [address: string, options: CallOptions] {
  const query = new URLSearchParams(queryOf(entity, filters))
  const leaves = leafFields(entity.fields)
  for (const name of emptiedFilters(entity, filters)) query.set(name, '')
  const typed = leaves.some((field) => isTyped(field) && query.get(field.path))
  const address = `/api/${path}${PREVIEW}`
  const asked = String(query)
  if (!typed && asked.length <= LONGEST) return [asked === '' ? address : `${address}?${asked}`, {}]
  return [`${address}${BY_POST}`, { method: 'POST', body: Object.fromEntries(query) }]
}

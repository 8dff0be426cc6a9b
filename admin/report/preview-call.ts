import type { CallOptions } from '#admin/providers/http.ts'
import { BY_POST } from '#schemas/runtime/asked.ts'
import { PREVIEW, queryOf } from '#schemas/runtime/definition/report-filters.ts'
import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, valueAt } from '#schemas/runtime/paths.ts'
import { isTyped } from './last-filters.ts'
import type { ReportSummary } from './reports.ts'

/** Characters that every server and proxy takes in an address. */
const LONGEST = 2000

/** Filters that somebody emptied are said, too: else their default would stand for them. */
export function emptiedFilters({ fields }: Pick<Entity, 'fields'>, filters: RecordData): string[] {
  const said = new URLSearchParams(queryOf({ fields }, filters))
  return leafFields(fields)
    .filter(
      (field) => !said.has(field.path) && (valueAt(filters, field.path) !== undefined || hasValueOfDefault(field)),
    )
    .map(({ path }) => path)
}

/** A filter whose default is 'Todos' says by its absence what it says. */
const hasValueOfDefault = ({ hint, schema }: Field): boolean =>
  schema.default !== undefined || (hint.default !== undefined && hint.default !== 'all')

/** The call for a report's rows on the screen. Typed words may be a name, and all positions of a company are many: those travel in the body. */
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

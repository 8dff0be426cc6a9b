import type { Field, ReportDefinition } from '#schemas/runtime/model.ts'
import { toCamelCase } from '#schemas/runtime/names.ts'
import type { XReportColumn, XSource } from '#schemas/runtime/written/report.ts'

/** Columns in their long form; a string is short for its path. */
export const writtenColumns = ({ columns }: { columns: readonly (string | XReportColumn)[] }): XReportColumn[] =>
  columns.map((column) => (typeof column === 'string' ? { value: column } : column))

/** Key of a column in the rows: its `name`, else the path in camelCase. */
export const columnName = ({ name, value }: Pick<XReportColumn, 'name' | 'value'>): string =>
  name ?? (typeof value === 'string' ? toCamelCase(value.replaceAll('.', '-')) : 'valor')

/** Key of the group heading in the rows. */
export const headingName = ({ name }: NonNullable<XSource['group']>): string => name ?? 'grupo'

/** Whether code completes the rows of the source (`reads`, `worked`). */
export const isCompleted = ({ source }: Pick<ReportDefinition, 'source'>): boolean =>
  source !== undefined && (source.reads !== undefined || JSON.stringify(source).includes('"worked":'))

/** Record filters that get all records when nothing is chosen, because columns are made of them (`each`) or code reads them (`reads`). */
export function lookedUpFilters({ source, filters }: Pick<ReportDefinition, 'source' | 'filters'>): Field[] {
  if (!source) return []
  const named = new Set([...writtenColumns(source).flatMap(({ each }) => each ?? []), ...(source.reads ?? [])])
  return filters.fields.filter(({ name, kind, hint }) => named.has(name) && kind === 'ids' && hint.default === 'all')
}

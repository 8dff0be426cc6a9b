import type { Field, ReportDefinition } from '#schemas/runtime/model.ts'
import { toCamelCase } from '#schemas/runtime/names.ts'
import type { XReportColumn, XSource } from '#schemas/runtime/written/report.ts'

/** Columns as they are written, a path in short. */
export const writtenColumns = ({ columns }: { columns: readonly (string | XReportColumn)[] }): XReportColumn[] =>
  columns.map((column) => (typeof column === 'string' ? { value: column } : column))

/** The key of the rows: as told, else the path without points. */
export const columnName = ({ name, value }: Pick<XReportColumn, 'name' | 'value'>): string =>
  name ?? (typeof value === 'string' ? toCamelCase(value.replaceAll('.', '-')) : 'valor')

/** The key of the rows that has the heading. */
export const headingName = ({ name }: NonNullable<XSource['group']>): string => name ?? 'grupo'

/** Whether code completes the rows that the source says. */
export const isCompleted = ({ source }: Pick<ReportDefinition, 'source'>): boolean =>
  source !== undefined && (source.reads !== undefined || JSON.stringify(source).includes('"worked":'))

/** Filters of records that are given all of them where nobody chose: columns are made of them (`each`), or code looks at them (`reads`). */
export function lookedUpFilters({ source, filters }: Pick<ReportDefinition, 'source' | 'filters'>): Field[] {
  if (!source) return []
  const named = new Set([...writtenColumns(source).flatMap(({ each }) => each ?? []), ...(source.reads ?? [])])
  return filters.fields.filter(({ name, kind, hint }) => named.has(name) && kind === 'ids' && hint.default === 'all')
}

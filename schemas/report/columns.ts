import type { ReportDefinition } from '#schemas/runtime/model.ts'
import { camel } from '#schemas/runtime/names.ts'
import type { XReportColumn, XSource } from '#schemas/runtime/written/report.ts'

/** Columns as they are written, a path in short. */
export const writtenColumns = ({ columns }: { columns: readonly (string | XReportColumn)[] }): XReportColumn[] =>
  columns.map((column) => (typeof column === 'string' ? { value: column } : column))

/** The key of the rows: as told, else the path without points. */
export const columnName = ({ name, value }: Pick<XReportColumn, 'name' | 'value'>): string =>
  name ?? (typeof value === 'string' ? camel(value.replaceAll('.', '-')) : 'valor')

/** The key of the rows that has the heading. */
export const headingName = ({ name }: NonNullable<XSource['group']>): string => name ?? 'grupo'

/** Whether code completes the rows that the source says. */
export const isCompleted = ({ source }: Pick<ReportDefinition, 'source'>): boolean =>
  source !== undefined && (source.reads !== undefined || JSON.stringify(source).includes('"worked":'))

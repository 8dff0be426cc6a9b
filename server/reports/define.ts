import type { Ctx } from '#server/crud/define.ts'

/** `exact`: a number with all its decimals; `code`: a whole number without points */
export type CellFormat = 'text' | 'integer' | 'number' | 'decimal' | 'money' | 'date' | 'percent' | 'exact' | 'code'

/** One column of a report. */
export interface ReportColumn {
  /** key of the row */
  field: string
  title: string
  /** share of the page's width, in characters */
  width: number
  format?: CellFormat
  /** what stands below the column, per group and for the whole */
  total?: 'sum' | 'average' | 'count'
}

export type ReportRow = Record<string, string | number | null | undefined>

/** Rows on their way to a file, some at a time. */
export type Batches = Iterable<ReportRow[]> | AsyncIterable<ReportRow[]>

/** The code of a report; its filter form is schemas/<group>/relatorios/<report>.json. */
export interface Report<Filters = Record<string, unknown>> {
  title: string
  columns: ReportColumn[]
  /** the columns, where they depend on what was asked for */
  columnsFor?(filters: Filters): ReportColumn[]
  /** key of the rows that groups them; rows come sorted by it */
  groupBy?: string
  /** key of the rows with the id of the record each is about (`x-report.about`) */
  record?: string
  landscape?: boolean
  /** share of the width that is left to the report's own columns where others were added: the print becomes smaller, or the paper larger */
  fit?: number
  /** a line below the title that says what was asked for */
  subtitle?(filters: Filters): string
  /**
   * Reads only, through queries.ts; sees the rows the session sees. Where there may be many they come a batch at a time (`batchesOf`: `ctx.db` is
   * a transaction that ends with the report), so that a spreadsheet is written while they are read.
   */
  rows(ctx: Ctx, filters: Filters): Promise<ReportRow[]> | AsyncIterable<ReportRow[]>
}

/** Reports by path, collected by the generator. */
export type ReportRegistry = Record<string, Report>

/** Declares a report: server/reports/<group>/<report>.ts. */
export function defineReport<Filters>(_path: string, report: Report<Filters>): Report {
  return report as unknown as Report
}

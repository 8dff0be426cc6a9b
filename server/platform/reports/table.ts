import type { XCellFormat, XTotal } from '#schemas/runtime/written/report.ts'

/** `rate`: per cent with two decimals; `exact`: a number with all its decimals; `code`: a whole number without points */
export type CellFormat = XCellFormat

/** One column of a report. */
export interface ReportColumn {
  /** key of the row */
  field: string
  title: string
  /** share of the page's width, in characters */
  width: number
  format?: CellFormat
  /** what stands below the column, per group and for the whole */
  total?: XTotal
}

export type ReportRow = Record<string, string | number | null | undefined>

/** Rows on their way to a file, some at a time. */
export type Batches = Iterable<ReportRow[]> | AsyncIterable<ReportRow[]>

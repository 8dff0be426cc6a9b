import type { Ctx } from '#server/crud/define.ts'

export type CellFormat = 'text' | 'integer' | 'number' | 'decimal' | 'money' | 'date' | 'percent'

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

/** The code of a report; its filter form is schemas/<group>/relatorios/<report>.json. */
export interface Report<Filters = Record<string, unknown>> {
  title: string
  columns: ReportColumn[]
  /** the columns, where they depend on what was asked for */
  columnsFor?(filters: Filters): ReportColumn[]
  /** key of the rows that groups them; rows come sorted by it */
  groupBy?: string
  landscape?: boolean
  /** a line below the title that says what was asked for */
  subtitle?(filters: Filters): string
  /** reads only, through queries.ts; sees the rows the session sees */
  rows(ctx: Ctx, filters: Filters): Promise<ReportRow[]>
}

/** Reports by path, collected by the generator. */
export type ReportRegistry = Record<string, Report>

/** Declares a report: server/reports/<group>/<report>.ts. */
export function defineReport<Filters>(_path: string, report: Report<Filters>): Report {
  return report as unknown as Report
}

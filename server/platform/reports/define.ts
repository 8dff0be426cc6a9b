import type { ReportFilters } from '#schemas/generated/report-filters.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import type { ReportChart } from './chart/chart.ts'
import type { ReportColumn, ReportRow } from './table.ts'

export type { Batches, CellFormat, ReportColumn, ReportRow } from './table.ts'

/** The code of a report; its title and its filter form are schemas/<group>/relatorios/<report>.json. */
export interface Report<Filters = Record<string, unknown>> {
  columns: ReportColumn[]
  /** the columns, where they depend on the filters or on the data */
  columnsFor?(filters: Filters, ctx: Ctx): ReportColumn[] | Promise<ReportColumn[]>
  /** another title than the definition's, where somebody gave it one */
  titleFor?(filters: Filters): string | undefined
  /** key of the rows that groups them; rows come sorted by it */
  groupBy?: string
  /** key of the rows with the id of the record each is about (`x-report.about`) */
  record?: string
  landscape?: boolean
  /** on paper each row has a page of its own */
  pages?: boolean
  /** on paper each group is a card on a page of its own, which ends with lines to sign on: the words below them */
  signatures?: string[]
  /** a picture of the rows above them, on the screen and in the PDF, for who asks for it (`x-report.chart`) */
  chart?: ReportChart
  /** share of the width that is left to the report's own columns where others were added: the print becomes smaller, or the paper larger */
  fit?: number
  /** a line below the title that states the filters */
  subtitle?(filters: Filters): string
  /**
   * Reads only, through queries.ts; sees the rows the session sees. Where there may be many they come a batch at a time (`batchesOf`: `ctx.db` is
   * a transaction that ends with the report), so that a spreadsheet is written while they are read.
   */
  rows(ctx: Ctx, filters: Filters): Promise<ReportRow[]> | AsyncIterable<ReportRow[]>
}

/** A report about to be shown or printed, with the title of its definition. */
export interface TitledReport extends Report {
  title: string
}

/** What of a report is drawn around its rows. */
export type PrintedReport = Pick<
  TitledReport,
  'title' | 'columns' | 'groupBy' | 'landscape' | 'fit' | 'pages' | 'signatures'
>

/** Key in rows that code completes: the id of the record (or row of a list) of each. */
export const ROW_ID = 'linhaId'

/** Code that completes a declared report: it fills in the columns (`worked`) that no statement can compute. */
export interface ReportCompletion<Filters = Record<string, unknown>> {
  /**
   * Fills in the worked columns, leaves out rows or puts further ones between them; `ctx.db` is the transaction the rows are read in. What a session may
   * not know has no column, and is taken out of the rows afterwards.
   */
  complete(ctx: Ctx, filters: Filters, batches: AsyncIterable<ReportRow[]>): AsyncIterable<ReportRow[]>
}

/** The code of a report: all of it, or a completion of its definition. */
export type ReportCode = Report | ReportCompletion

/** Reports by path, collected by the generator; the code of each is loaded when it is first asked for. */
export type ReportRegistry = Record<string, () => Promise<ReportCode>>

/** What a report is asked with, by its definition. */
type FiltersOf<Path> = Path extends keyof ReportFilters ? ReportFilters[Path] : Record<string, unknown>

/** Declares a report: server/domain/<group>/relatorios/<report>.ts. @param _path of its definition, which types the filters */
export function defineReport<Path extends string>(_path: Path, report: Report<FiltersOf<Path>>): Report {
  return report as unknown as Report
}

/** Completes a report that `x-report.source` declares: server/domain/<group>/relatorios/<report>.ts. @param _path of its definition, which types the filters */
export function completeReport<Path extends string>(
  _path: Path,
  completion: ReportCompletion<FiltersOf<Path>>,
): ReportCompletion {
  return completion as unknown as ReportCompletion
}

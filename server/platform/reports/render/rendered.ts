import type { Chart } from '../chart/chart.ts'
import type { PrintedReport, ReportRow } from '../define.ts'

/** What every renderer gets. */
export interface Rendered {
  report: PrintedReport
  rows: ReportRow[]
  /** the picture above them */
  chart?: Chart
  /** company in the header */
  company: string
  user: string
  /** logo of the company, a data URL */
  logo?: string
  subtitle?: string
  /** the other filters in words */
  filters?: string
  /** when it was made, 'dd/mm/aaaa hh:mm' */
  issued: string
}

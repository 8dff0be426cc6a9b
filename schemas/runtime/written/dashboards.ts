import type { XCondition, XReportColumn, XValue } from './report.ts'
import type { XMenu } from './screens.ts'
import type { XEntity } from './written.ts'

/** File format of schemas/<group>/medidas/<measure>.json, and of `x-dashboard` in schemas/<group>/paineis/<dashboard>.json. */

/** A formula: path of a measure, a number, or an operation. */
export type XFormula =
  | string
  | number
  | { add: XFormula[] }
  | { subtract: [XFormula, XFormula] }
  | { multiply: XFormula[] }
  | { divide: [XFormula, XFormula] }
  | XWorkingDays
  | XMonthly

/** Number of working days of the period: of the company, or of the place when the named filter selects exactly one. */
export interface XWorkingDays {
  workingDays: true | string
}

/** Mean of a measure over the months of the period; months without a value are left out. */
export interface XMonthly {
  monthly: string
}

export type MeasureFormat = 'integer' | 'decimal' | 'exact' | 'money' | 'rate'

/** Relation of records to the period: a date of the record, or of one it refers to, lies in it; the state on its first or last day; or a span that overlaps it. */
export type XWhen = { field: string } | { day: 'start' | 'end' } | { span: XSpan }

/** A span from one date of a record to another, open-ended when empty: counts in each period that it overlaps. */
export interface XSpan {
  from: string
  to: XValue
}

export interface XMeasure {
  $schema?: string
  title: string
  summary: string
  /** a measure to inherit from; its conditions apply in addition to the ones here */
  of?: string
  /** entity whose records are counted; absent with `of` or `formula` */
  entity?: string
  when?: XWhen
  where?: XCondition[]
  /** aggregate; default: the number of records */
  value?:
    | { sum: XValue }
    | { average: XValue }
    | { median: XValue }
    | { last: XValue; by: XValue }
    | { distinct: XValue }
  /** dimensions by which it can be grouped */
  by?: Record<string, XValue>
  /** name of a dimension → its categories in display order */
  order?: Record<string, string[]>
  /** filter of a dashboard → the value that it filters */
  filters?: Record<string, XValue>
  /** columns of its drill-through list, for registers without a list */
  columns?: (string | Pick<XReportColumn, 'name' | 'value' | 'title' | 'format'>)[]
  /** the reference to the record that a row opens */
  record?: string
  formula?: XFormula
  format?: MeasureFormat
  /** lower values are better */
  decreasing?: true
  authority?: string
  /** minimum number of records; below it nothing is shown (anonymity) */
  least?: number
  /** counts distinct values of this instead of records for `least` */
  leastOf?: XValue
}

export interface XCard {
  name: string
  measure: string
  title?: string
  /** setting of the company with the target value */
  target?: string
}

export interface XSeries {
  measure: string
  title?: string
  line?: true
  /** of a line: on the axis of the bars */
  sameAxis?: true
}

export type ChartKind = 'bars' | 'lying-bars' | 'lines' | 'line-bar' | 'doughnut'

/** A drill-down level with its own series. */
export interface XLevel {
  by: string
  series: (string | XSeries)[]
}

/** An API call of its own for drill-down. */
export interface XCall {
  path: string
  /** parameter with the category that is opened */
  inside: string
  /** several categories can be opened at once */
  several?: true
  /** parameter with the day that is both ends of the period; without it the call takes the filters of the dashboard */
  day?: string
}

export interface XChart {
  name: string
  title: string
  kind: ChartKind
  by: string
  category?: string
  series: (string | XSeries)[]
  drill?: (string | XLevel)[]
  nothingBelow?: string
  /** text field shown for a selected category, of the register that the chart groups by */
  describe?: { entity: string; field: string }
  /** setting of the company with the target value, drawn as a line */
  target?: string
  /** path of the report with details: 'analytics/relatorios/desligamentos' */
  report?: string
  call?: XCall
  wide?: true
}

export interface XDashboard {
  authority: string
  summary: string
  menu?: XMenu
  form?: XEntity['form']
  /** default period in months before and after today; absent: from 1 January to today */
  period?: { monthsBefore: number; monthsAfter: number }
  cards?: XCard[]
  charts?: XChart[]
  /** provides only the filters of dashboards composed by companies; has no page */
  composed?: true
}

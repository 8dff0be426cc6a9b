import type { XCondition, XReportColumn, XValue } from './report.ts'
import type { XMenu } from './screens.ts'
import type { XEntity } from './written.ts'

/** What schemas/<group>/medidas/<measure>.json and `x-dashboard` of schemas/<group>/paineis/<dashboard>.json say, as written. */

/** A figure worked out from others: the path of a measure, a number, or one of these. */
export type XFormula =
  | string
  | number
  | { add: XFormula[] }
  | { subtract: [XFormula, XFormula] }
  | { multiply: XFormula[] }
  | { divide: [XFormula, XFormula] }
  | XWorkingDays
  | XMonthly

/** Working days of the period: of the company, or (a filter over places) of the place where only one is asked for. */
export interface XWorkingDays {
  workingDays: true | string
}

/** The mean of what a measure is in each month of the period; months in which it has no value are left out. */
export interface XMonthly {
  monthly: string
}

export type MeasureFormat = 'integer' | 'decimal' | 'exact' | 'money' | 'rate'

/** How a measure depends on the period: a date of each record, or of one it refers to, lies in it, or records are as they were on its first or last day. */
export type XWhen = { field: string } | { day: 'start' | 'end' } | { span: XSpan }

/** From a day of a record on to another one, or still: it counts in each period in which one of its days lies. */
export interface XSpan {
  from: string
  to: XValue
}

export interface XMeasure {
  $schema?: string
  title: string
  summary: string
  /** a measure whose records these are: what it says of them holds, and what is said here besides */
  of?: string
  /** whose records are counted; without it, and without `of`, there is a formula */
  entity?: string
  when?: XWhen
  where?: XCondition[]
  /** how many they are, when not said */
  value?:
    | { sum: XValue }
    | { average: XValue }
    | { median: XValue }
    | { last: XValue; by: XValue }
    | { distinct: XValue }
  /** what it may be compared by */
  by?: Record<string, XValue>
  /** name of `by` → its categories in the order in which they stand */
  order?: Record<string, string[]>
  /** filter of a dashboard → the value it narrows */
  filters?: Record<string, XValue>
  /** what is shown of the records, where their register has no list of its own */
  columns?: (string | Pick<XReportColumn, 'name' | 'value' | 'title' | 'format'>)[]
  /** the reference to the record that a row opens */
  record?: string
  formula?: XFormula
  format?: MeasureFormat
  /** less is better */
  decreasing?: true
  authority?: string
  /** of fewer records nothing is told */
  least?: number
  /** … of fewer of these, where somebody has several of the records */
  leastOf?: XValue
}

export interface XCard {
  name: string
  measure: string
  title?: string
  /** setting of the company with the number that is aimed at */
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

/** What opens inside a category with series of its own. */
export interface XLevel {
  by: string
  series: (string | XSeries)[]
}

/** A call of its own for what opens inside a category. */
export interface XCall {
  path: string
  /** parameter with the category that is opened */
  inside: string
  /** it may name several categories, which are opened together */
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
  /** the text that is told of a chosen category, of the register whose records are compared */
  describe?: { entity: string; field: string }
  /** setting of the company with the number that is aimed at: a line */
  target?: string
  /** path of the report that tells more of it: 'analytics/relatorios/desligamentos' */
  report?: string
  call?: XCall
  wide?: true
}

export interface XDashboard {
  authority: string
  summary: string
  menu?: XMenu
  form?: XEntity['form']
  /** months before and after today that a dashboard opens with; without it this year so far */
  period?: { monthsBefore: number; monthsAfter: number }
  cards?: XCard[]
  charts?: XChart[]
  /** the filters of dashboards that companies compose: no page of its own */
  composed?: true
}

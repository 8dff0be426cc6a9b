/** What `x-report.source` of a report's file says: where its rows come from, and what stands in its columns (meta/report.json). */

/** A constant, several of them, or what a filter asks for. */
export type XOperand =
  | string
  | number
  | boolean
  | (string | number | boolean)[]
  | { filter: string }
  | { value: XValue }

/** A path ('faixaSalarial.cargo'), or one of these ways to make a value. */
export type XValue = string | XMade

export interface XMade {
  /** always this */
  const?: string | number | boolean
  /** what this filter asks for */
  filter?: string
  /** the day whose values are read: that of `source.on`, else today */
  today?: true
  /** a text with places for paths: '{area.nome}[ ({area.codigo})]'; what stands in brackets is left out when one of its paths is empty. As a list: texts and values one behind the other */
  text?: string | XValue[]
  /** texts one behind the other, empty ones left out, with `separator` between them */
  join?: XValue[]
  /** the first of them that is not empty */
  first?: XValue[]
  /** the value of the first case whose condition holds, else `else` */
  when?: { if: XCondition; then: XValue }[]
  else?: XValue
  /** the value that belongs to what a filter asks for: decided before anything is read */
  choose?: string
  cases?: Record<string, XValue>
  /** whole days, months or years from one day to another */
  days?: [XValue, XValue]
  months?: [XValue, XValue]
  years?: [XValue, XValue]
  /** exact numbers; a division by nothing is empty */
  add?: XValue[]
  subtract?: XValue[]
  multiply?: XValue[]
  divide?: XValue[]
  least?: XValue[]
  greatest?: XValue[]
  /** decimals a number is rounded to, half up */
  round?: XValue
  decimals?: number
  /** a day so many days and months after another, at most the last of its month */
  after?: XValue
  plusDays?: XValue | number
  plusMonths?: XValue | number
  /** parts of a day: '03/2026', 2026, 3, 1 */
  monthOf?: XValue
  yearOf?: XValue
  monthNumberOf?: XValue
  dayOf?: XValue
  /** first day of a month (format mes-ano) */
  firstDayOf?: XValue
  /** an amount of hours (format horas) as a number: '1:30' is 1.5 */
  hours?: XValue
  /** over the rows of `of`, or, in a report with `summarise`, over the lines that each row sums up */
  count?: true | XValue
  sum?: XValue
  average?: XValue
  smallest?: XValue
  largest?: XValue
  /** the texts of all of them, once each with `distinct` */
  list?: XValue
  /** the value of the last of them by `by` */
  last?: XValue
  by?: XValue
  distinct?: true
  separator?: string
  /** a list of the record ('experiencias', 'cargos'), or a register with the reference that leads here ('captacao/candidato.comoFicouSabendoVaga') */
  of?: string
  where?: XCondition[]
  /** of a reference to a tree: what its nodes from the root on are called, ' > ' between them */
  path?: XValue
  /** the share of a column's number in its sum over all rows, in percent, two decimals */
  share?: XValue
  /** the value of the row before, in a dated list: what held until this one began */
  previous?: XValue
  /** what the report's code works out for each row (`completeReport`): a text, a number or a day */
  worked?: 'text' | 'number' | 'day'
  /** path of the field that a worked value, or one by code, is read like, whose right it asks for */
  like?: string
  /** a value that code of the row's entity says as SQL (`values.ts`), and what it is */
  code?: string
  is?: 'text' | 'number' | 'day' | 'boolean' | 'record' | 'records'
}

/** Which records a report has rows of. What names a filter that is not filled in narrows nothing. */
export interface XCondition {
  value?: XValue
  /** one of them, where there are several */
  equals?: XOperand
  differs?: XOperand
  /** at least, at most; a day means all of it */
  from?: XOperand
  to?: XOperand
  /** more, less */
  above?: XOperand
  below?: XOperand
  /** accents and capitals aside */
  contains?: XOperand
  filled?: boolean
  /** value of the filter that narrows nothing: 'T' of 'Todas' */
  all?: string | number
  /** the filter that asks for the value, made here: of references and closed lists any of several, of days the first and the last (two names) */
  asks?: string | [string, string]
  title?: string
  titles?: [string, string]
  required?: boolean
  /** conditions by what a filter says; alone: whether it says it */
  filter?: string
  cases?: Record<string, XCondition[]>
  any?: XCondition[]
  every?: XCondition[]
  none?: XCondition[]
  /** there are rows of a list, or of a register that refers here */
  some?: string
  missing?: string
  where?: XCondition[]
}

export type XTotal = 'sum' | 'average' | 'count'

export type XCellFormat =
  | 'text'
  | 'integer'
  | 'number'
  | 'decimal'
  | 'money'
  | 'date'
  | 'percent'
  | 'rate'
  | 'exact'
  | 'code'

export interface XReportColumn {
  /** key of the rows; by default the path, without points */
  name?: string
  value: XValue
  /** by default that of the field */
  title?: string
  /** share of the width, in characters; by default by the kind of value */
  width?: number
  format?: XCellFormat
  total?: XTotal
  /** a condition over filters under which it is there */
  when?: XCondition
  /** filter over records: one such column for each of them, called what the record is called; its key is `name` with the record's id */
  each?: string
}

export interface XPicture {
  title: string
  kind: 'bars' | 'lines'
  /** name of the column whose values are compared */
  by: string
  /** what the categories are called, when not as the column */
  category?: string
  format?: XCellFormat
  series: { column: string; title?: string; total?: XTotal }[]
}

/** Where the rows of a report come from. */
export interface XSource {
  /** path of the entity each row (or, with `summarise`, each line) is a record of; of a child: one row per child, its record is reached by its name */
  entity: string
  /** filter with the day whose values of dated lists are read, or a date of each row (the day it happened); without it today's */
  on?: string | { field: string }
  where?: XCondition[]
  columns: (string | XReportColumn)[]
  /** heading above rows of one value; alike: texts that differ in capitals and blanks only are one */
  group?: { name?: string; value: XValue; alike?: true }
  /** one row for each combination of these */
  summarise?: XValue[]
  /** names of columns, `group`, or values, each with '-' in front (or `down`) from the last to the first; then by what is left: nothing is in no order */
  order?: (string | { value: XValue; down?: true })[]
  /** there are no rows when this column is empty or nothing in all of them */
  emptyWithout?: string
  /** reference to the record of `x-report.about` that a row is about, when it is not the row's own */
  record?: string
  landscape?: boolean
  /** filters that only the report's code looks at (`completeReport`) */
  reads?: string[]
  /** on paper each row has a page of its own, headed by its first column; what is empty is left out */
  pages?: true
  /** the line below the title: '{dataIni}' and so on are filters */
  subtitle?: string
  picture?: XPicture
}

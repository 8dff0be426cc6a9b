/** File format of `x-report.source`: source of a report's rows, and their columns (meta/report.json). */

/** A constant, several constants, or the value of a filter. */
export type XOperand =
  | string
  | number
  | boolean
  | (string | number | boolean)[]
  | { filter: string }
  | { value: XValue }

/** A path ('faixaSalarial.cargo'), or an operator. */
export type XValue = string | XMade

export interface XMade {
  /** constant */
  const?: string | number | boolean
  /** value of this filter */
  filter?: string
  /** the reference day: that of `source.on`, else today */
  today?: true
  /** a template with paths: '{area.nome}[ ({area.codigo})]'; a part in brackets is dropped when one of its paths is empty. As a list: its values concatenated */
  text?: string | XValue[]
  /** non-empty texts joined with `separator` */
  join?: XValue[]
  /** the first non-empty value */
  first?: XValue[]
  /** the value of the first case whose condition holds, else `else` */
  when?: { if: XCondition; then: XValue }[]
  else?: XValue
  /** selects a case by the value of a filter, before any row is read */
  choose?: string
  cases?: Record<string, XValue>
  /** whole days, months or years from one day to another */
  days?: [XValue, XValue]
  months?: [XValue, XValue]
  years?: [XValue, XValue]
  /** exact decimals; division by zero gives an empty value */
  add?: XValue[]
  subtract?: XValue[]
  multiply?: XValue[]
  divide?: XValue[]
  least?: XValue[]
  greatest?: XValue[]
  /** decimals a number is rounded to, half up */
  round?: XValue
  decimals?: number
  /** a day plus a number of days and months, clamped to the end of the month */
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
  /** aggregates over the rows of `of` or, in a report with `summarise`, over the rows of the group */
  count?: true | XValue
  sum?: XValue
  average?: XValue
  smallest?: XValue
  largest?: XValue
  /** the joined texts of all rows; with `distinct`, each once */
  list?: XValue
  /** the value of the row with the greatest `by` */
  last?: XValue
  by?: XValue
  distinct?: true
  separator?: string
  /** a list of the record ('experiencias', 'cargos'), or a register with its reference to the record ('captacao/candidato.comoFicouSabendoVaga') */
  of?: string
  where?: XCondition[]
  /** for a reference to a tree: the labels from the root to the node, joined by ' > ' */
  path?: XValue
  /** share of the row's number in the column's sum over all rows, in percent, two decimals */
  share?: XValue
  /** for a dated list: the value of the previous row */
  previous?: XValue
  /** computed by the report's code for each row (`completeReport`): a text, a number or a day */
  worked?: 'text' | 'number' | 'day'
  /** path of the field whose format and authority apply to a `worked` or `code` value */
  like?: string
  /** name of an SQL value defined in code of the row's entity (`values.ts`), and its kind in `is` */
  code?: string
  is?: 'text' | 'number' | 'day' | 'boolean' | 'record' | 'records'
}

/** A condition on the rows of a report. One that names an empty filter does not restrict. */
export interface XCondition {
  value?: XValue
  /** equal; with several operands, equal to any */
  equals?: XOperand
  differs?: XOperand
  /** at least and at most; a day includes all its instants */
  from?: XOperand
  to?: XOperand
  /** greater and less than */
  above?: XOperand
  below?: XOperand
  /** substring, ignoring accents and case */
  contains?: XOperand
  filled?: boolean
  /** filter value that does not restrict: 'T' of 'Todas' */
  all?: string | number
  /** name of a filter generated for the value: several values for references and closed lists, first and last day for dates (two names) */
  asks?: string | [string, string]
  title?: string
  titles?: [string, string]
  required?: boolean
  /** selects conditions by the value of a filter; without `cases`: whether it is filled */
  filter?: string
  cases?: Record<string, XCondition[]>
  any?: XCondition[]
  every?: XCondition[]
  none?: XCondition[]
  /** path of a list, or of a referring register, that has (`some`) or lacks (`missing`) matching rows */
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
  /** key in the rows; default: the path in camelCase */
  name?: string
  value: XValue
  /** by default that of the field */
  title?: string
  /** relative width in characters; default by kind of value */
  width?: number
  format?: XCellFormat
  total?: XTotal
  /** shows the column only while this condition on filters holds */
  when?: XCondition
  /** record filter: repeats the column for each of its records, titled with the record's label; key: `name` and the id */
  each?: string
}

export interface XPicture {
  title: string
  kind: 'bars' | 'lines'
  /** name of the column with the categories */
  by: string
  /** title of the categories; default: the column's */
  category?: string
  format?: XCellFormat
  series: { column: string; title?: string; total?: XTotal }[]
}

/** Source of the rows of a report. */
export interface XSource {
  /** path of the entity of the rows (or, with `summarise`, of the aggregated records); for a child: one row per child, its parent is reached by its name */
  entity: string
  /** filter with the reference day for dated lists, or a date field of each row; default today */
  on?: string | { field: string }
  where?: XCondition[]
  columns: (string | XReportColumn)[]
  /** group heading for rows with one value; `alike`: ignores differences in case and whitespace */
  group?: { name?: string; value: XValue; alike?: true }
  /** groups rows by these values, one row per combination */
  summarise?: XValue[]
  /** columns, `group`, or values; '-' (or `down`) for descending; all other columns break ties, so that the order is deterministic */
  order?: (string | { value: XValue; down?: true })[]
  /** the report is empty when this column is empty or 0 in all rows */
  emptyWithout?: string
  /** reference to the record of `x-report.about`; default: the row's own record */
  record?: string
  landscape?: boolean
  /** filters read only by the report's code (`completeReport`) */
  reads?: string[]
  /** PDF: one page per row, headed by its first column; empty values are left out */
  pages?: true
  /** subtitle; '{dataIni}' and the like are filters */
  subtitle?: string
  picture?: XPicture
}

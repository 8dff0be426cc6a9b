/**
 * Format of `x-field.computed`: an expression as data. One operator per object; a text, number or boolean is a
 * constant, a text 'YYYY-MM-DD' a date. `schemas/README.md` has the table of all operators; `loader/computed/reader.ts`
 * types and checks them.
 */
export type Expression = string | number | boolean | Operators

/** The operators; an expression is an object with exactly one operator key and its modifiers. */
export interface Operators {
  /** a field of the record (in `where`, `value` and `order` of rows: of the row), also through references: 'cidade.uf.sigla' */
  field?: string
  /** inside rows: a field of the record they are aggregated for */
  outer?: string
  /** title of the chosen option of a closed list */
  title?: string
  today?: true
  /** the day of an instant in São Paulo */
  day?: Expression
  addDays?: [Expression, Expression]
  addMonths?: [Expression, Expression]
  addYears?: [Expression, Expression]
  daysBetween?: [Expression, Expression]
  monthsBetween?: [Expression, Expression]
  yearsBetween?: [Expression, Expression]
  /** the nth working day after a day; 0: the day itself, or the next working day */
  addWorkingDays?: [Expression, Expression]
  /** working days after the first day, up to and including the second */
  workingDaysBetween?: [Expression, Expression]
  /** modifier of both: a reference to the place whose holidays also apply */
  at?: Expression
  /** whole years from a day until today */
  age?: Expression
  add?: Expression[]
  subtract?: [Expression, Expression]
  multiply?: Expression[]
  /** exact; with `digits`, rounded to so many decimal places, half away from zero */
  divide?: [Expression, Expression]
  /** second argument in percent of the first */
  percent?: [Expression, Expression]
  round?: Expression
  digits?: number
  text?: Expression[]
  separator?: string
  firstFilled?: Expression[]
  cases?: { when: Expression; then: Expression }[]
  else?: Expression
  eq?: [Expression, Expression]
  ne?: [Expression, Expression]
  lt?: [Expression, Expression]
  lte?: [Expression, Expression]
  gt?: [Expression, Expression]
  gte?: [Expression, Expression]
  in?: [Expression, (string | number)[]]
  filled?: Expression
  not?: Expression
  all?: Expression[]
  any?: Expression[]
  count?: Rows
  sum?: Rows
  min?: Rows
  max?: Rows
  last?: Rows
  /** the value depends on records with other readers: shown to every reader of this record */
  as?: 'record'
}

/** Rows of a list of the record, or records that refer to it. */
export interface Rows {
  /** a list of child records */
  list?: string
  /** path of a register whose records refer to this one … */
  records?: string
  /** … by this reference */
  through?: string
  /** filter condition; default all */
  where?: Expression
  /** value that is aggregated */
  value?: Expression
  /** for `last`: the field to sort by, greatest last; default: the position in the list */
  order?: string
}

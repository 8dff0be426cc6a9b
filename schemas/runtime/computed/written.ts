/**
 * What `x-field.computed` says: how a value follows from others, as data. One operator per object; a text, number or yes/no is itself, a text
 * 'YYYY-MM-DD' a day. `schemas/README.md` has the table of all operators; `loader/computed/reader.ts` gives each its type and judges it.
 */
export type Expression = string | number | boolean | Operators

/** The operators; an expression is an object with exactly one of the keys, and what belongs to it. */
export interface Operators {
  /** a field of the record (in `where`, `value` and `order` of rows: of the row), also through references: 'cidade.uf.sigla' */
  field?: string
  /** inside rows: a field of the record they are counted for */
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
  /** the nth working day after a day: 0 is the day itself or the next working one */
  addWorkingDays?: [Expression, Expression]
  /** working days after the first day, up to and including the second */
  workingDaysBetween?: [Expression, Expression]
  /** of both: a reference to the place whose holidays count, too */
  at?: Expression
  /** whole years from a day until today */
  age?: Expression
  add?: Expression[]
  subtract?: [Expression, Expression]
  multiply?: Expression[]
  /** exact; with `digits` after the comma, half up */
  divide?: [Expression, Expression]
  /** so many per cent (second) of a value (first) */
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
  /** the value rests on records whose readers are others: it is told to whoever reads this record */
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
  /** which of them; all without it */
  where?: Expression
  /** what is summed, compared or taken of each */
  value?: Expression
  /** of `last`: the field whose greatest value is last; without it the position in the list */
  order?: string
}

import { fillTemplate, templateParts, templatePaths } from '#schemas/report/template.ts'
import { displayDay, displayInstant } from '#schemas/runtime/dates.ts'
import type { Entity, Field } from '#schemas/runtime/model.ts'
import { formatValue } from '#schemas/runtime/shown/display.ts'
import type { XCellFormat, XMade, XValue } from '#schemas/runtime/written/report.ts'
import { formatCell } from '#server/platform/reports/format.ts'
import type { Scope } from './scope.ts'
import type { SqlType, SqlValue } from './sql-value.ts'
import { chosenOf, knownAt, valueSql } from './values.ts'

export type StatementRow = Record<string, unknown>

/** One cell of a row. */
export interface Cell {
  /** type of a number or a day; everything else is read as a text */
  type: SqlType
  field?: Field
  raw(row: StatementRow): unknown
  /** as people read it; '' for nothing */
  text(row: StatementRow): string
  /** the SQL it is made of, where it is one value */
  sql?: SqlValue
}

/** A column whose value records may conceal from the session, and the column of the record's id. */
export interface ConcealedCell {
  entity: Entity
  column: string
  id: string
}

/** The select list of a statement; equal values are selected once. */
export class Cells {
  readonly #columns = new Map<string, string>()
  readonly concealed: ConcealedCell[] = []

  /** Adds an expression to the select list, once; returns its column. */
  select(sql: string): string {
    const known = this.#columns.get(sql) ?? `c${this.#columns.size + 1}`
    this.#columns.set(sql, known)
    return known
  }

  get sql(): string {
    return [...this.#columns].map(([sql, name]) => `${sql} as ${name}`).join(', ')
  }

  /** @throws Unknown where the session may not know what it is made of */
  cell(value: XValue, scope: Scope): Cell {
    if (typeof value === 'object' && value.worked !== undefined) return workedCell(value, scope)
    if (typeof value === 'object' && isText(value)) return this.#text(value, scope)
    return this.#sql(valueSql(value, scope))
  }

  #sql(sql: SqlValue): Cell {
    const { type, field, concealed } = sql
    const column = this.select(sql.sql)
    if (concealed) this.concealed.push({ entity: concealed.entity, column, id: this.select(concealed.id) })
    const raw = (row: StatementRow) => row[column]
    return { type, field, raw, sql, text: (row) => textOf(raw(row), sql) }
  }

  #text(made: XMade, scope: Scope): Cell {
    if (made.choose !== undefined) {
      const chosen = chosenOf(made, scope.frame.filters)
      return chosen === undefined ? empty : this.cell(chosen, scope)
    }
    if (made.join) {
      const parts = made.join.map((part) => this.cell(part, scope))
      const { separator = ', ' } = made
      return textCell((row) =>
        parts
          .map((part) => part.text(row))
          .filter(Boolean)
          .join(separator),
      )
    }
    if (made.first) {
      const parts = made.first.map((part) => this.cell(part, scope))
      return textCell((row) => parts.map((part) => part.text(row)).find(Boolean) ?? '')
    }
    if (made.when) return this.#cases(made, scope)
    return this.#template(made.text ?? '', scope)
  }

  #cases({ when = [], else: other }: XMade, scope: Scope): Cell {
    const cases = when.map((one) => ({
      holds: this.select(scope.frame.write.condition(one.if, scope) ?? 'true'),
      then: this.cell(one.then, scope),
    }))
    const last = other === undefined ? empty : this.cell(other, scope)
    return textCell((row) => (cases.find(({ holds }) => row[holds] === true)?.then ?? last).text(row))
  }

  #template(text: string | XValue[], scope: Scope): Cell {
    if (Array.isArray(text)) {
      const parts = text.map((part) =>
        typeof part === 'string' ? this.#template(part, scope) : this.cell(part, scope),
      )
      return textCell((row) => parts.map((part) => part.text(row)).join(''))
    }
    const parts = templateParts(text)
    const cells = new Map(templatePaths(parts).map((path) => [path, this.cell(path, scope)]))
    return textCell((row) => fillTemplate(parts, (path) => cells.get(path)?.text(row) ?? '') ?? '')
  }
}

const workedTypes = { text: 'text', number: 'number', day: 'date' } as const

/** A cell that the report's code fills in, empty until then. @throws Unknown where the session may not know the field it is like */
function workedCell({ worked = 'text', like }: XMade, scope: Scope): Cell {
  const field = like === undefined ? undefined : knownAt(like, scope).field
  return { type: workedTypes[worked], field, raw: () => null, text: () => '' }
}

const textCell = (text: Cell['text']): Cell => ({ type: 'text', text, raw: (row) => text(row) || null })
const empty = textCell(() => '')

/** Whether a value is put together in code from formatted texts, and so is no SQL value. */
export function isText(made: XMade): boolean {
  if (made.text !== undefined || made.join) return true
  const parts = [
    ...(made.first ?? []),
    ...(made.when ?? []).map(({ then }) => then),
    ...Object.values(made.cases ?? {}),
    ...(made.else === undefined ? [] : [made.else]),
  ]
  return parts.some((part) => typeof part === 'object' && isText(part))
}

function textOf(value: unknown, { type, field }: SqlValue): string {
  if (value === null || value === undefined) return ''
  if (field) return formatValue(field, value)
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  if (type === 'date') return displayDay(String(value))
  if (type === 'instant') return displayInstant(String(value))
  return typeof value === 'number' ? formatCell(value, 'exact') : String(value)
}

const formats: Partial<Record<SqlType, XCellFormat>> = { date: 'date', integer: 'integer', number: 'exact' }

/** The format of a cell whose column gives none: money as money, codes without thousands separators. */
export function formatOf({ type, field, sql }: Cell): XCellFormat {
  if (field?.options) return 'text'
  if (sql?.id !== undefined && field?.path === 'id') return 'code'
  if (type === 'number' && field?.hint.widget === 'moeda') return 'money'
  if (type === 'number' && field?.hint.widget === 'percentual') return 'percent'
  return formats[type] ?? 'text'
}

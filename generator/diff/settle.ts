import { identifierOf } from '#generator/ddl/identifier.ts'
import type { Check, Column, Table } from '#generator/ddl/shape.ts'

/** Adapts a table to existing rows: a column that becomes required without a default stays nullable, with a NOT VALID check that applies to new and changed rows only. */
export function settleTable(next: Table, previous: Table | undefined): Table {
  if (!previous) return withoutInstructions(next)
  const before = new Map(previous.columns.map((column) => [column.name, column]))
  const columns = next.columns.map((column) => (isLate(column, before.get(column.name)) ? late(column) : column))
  const checks = columns.filter((column) => column.late).map((column) => requiredCheck(next.name, column.name))
  return withoutInstructions({ ...next, columns, checks: [...next.checks, ...checks] })
}

function isLate(column: Column, before: Column | undefined): boolean {
  return column.notNull === true && column.default === undefined && !column.identity && before?.notNull !== true
}

function late({ notNull, ...column }: Column): Column {
  return { ...column, late: notNull }
}

const requiredCheck = (table: string, column: string): Check => ({
  name: identifierOf(table, column, 'required'),
  kind: 'required',
  columns: [column],
})

/** The table without instructions to the differ, as stored in the snapshot. */
function withoutInstructions({ was: _was, dropped: _dropped, source: _source, ...table }: Table): Table {
  const columns = table.columns.map(
    ({ was: _columnWas, replaces: _replaces, items: _items, convert: _convert, ...column }) => column,
  )
  return { ...table, columns }
}

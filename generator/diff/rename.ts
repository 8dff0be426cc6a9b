import type { Table } from '#generator/ddl/shape.ts'
import type { Step } from './step.ts'
import { nameSteps, type Pair } from './stored-names.ts'

export interface Renamed {
  /** the former tables under current names (columns included); unmatched ones keep their name */
  tables: Map<string, Table>
  steps: Step[]
}

/** Applies every `was` of tables and columns, so that the rest can be compared by name. */
export function followRenames(previous: Table[], next: Table[]): Renamed {
  const steps: Step[] = []
  const newNames = renamedTables(previous, next)
  const nextByName = new Map(next.map((table) => [table.name, table]))
  const columnNames = new Map<string, Map<string, string>>()
  const pairs: Pair[] = []
  for (const table of previous) {
    const name = newNames.get(table.name) ?? table.name
    if (name !== table.name)
      steps.push(
        { kind: 'renameTable', from: table.name, to: name },
        { kind: 'renameConstraint', table: name, from: `${table.name}_pkey`, to: `${name}_pkey` },
      )
    const wanted = nextByName.get(name)
    const columns = renamedColumns(table, wanted)
    if (wanted) pairs.push({ former: table, wanted, columns })
    for (const [from, to] of columns) steps.push({ kind: 'renameColumn', table: name, from, to })
    columnNames.set(table.name, columns)
  }
  steps.push(...nameSteps(pairs, next))
  const tables = previous.map((table) => withNewNames(table, newNames, columnNames))
  return { tables: new Map(tables.map((table) => [table.name, table])), steps }
}

function renamedTables(previous: Table[], next: Table[]): Map<string, string> {
  const before = new Set(previous.map((table) => table.name))
  const now = new Set(next.map((table) => table.name))
  const names = new Map<string, string>()
  for (const table of next) {
    if (before.has(table.name)) continue
    const former = table.was?.find((name) => before.has(name) && !now.has(name) && !names.has(name))
    if (former !== undefined) names.set(former, table.name)
  }
  return names
}

function renamedColumns(previous: Table, next: Table | undefined): Map<string, string> {
  const names = new Map<string, string>()
  if (!next) return names
  const before = new Set(previous.columns.map((column) => column.name))
  const now = new Set(next.columns.map((column) => column.name))
  for (const column of next.columns) {
    if (before.has(column.name)) continue
    const former = column.was?.find((name) => before.has(name) && !now.has(name) && !names.has(name))
    if (former !== undefined) names.set(former, column.name)
  }
  return names
}

function withNewNames(table: Table, tables: Map<string, string>, columns: Map<string, Map<string, string>>): Table {
  const own = (name: string) => columns.get(table.name)?.get(name) ?? name
  return {
    ...table,
    name: tables.get(table.name) ?? table.name,
    columns: table.columns.map((column) => ({
      ...column,
      name: own(column.name),
      ...(column.searched ? { searched: column.searched.map(own) } : {}),
    })),
    primaryKey: table.primaryKey.map(own),
    indexes: table.indexes.map((index) => ({ ...index, columns: index.columns.map(own) })),
    checks: table.checks.map((check) => ({ ...check, columns: check.columns.map(own) })),
    foreignKeys: table.foreignKeys.map((key) => ({
      ...key,
      columns: key.columns.map(own),
      table: tables.get(key.table) ?? key.table,
      references: key.references.map((name) => columns.get(key.table)?.get(name) ?? name),
    })),
  }
}

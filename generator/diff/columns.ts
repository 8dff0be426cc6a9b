import type { Column, Table } from '#generator/ddl/shape.ts'
import type { Step } from './step.ts'
import { narrowsType, widensType } from './types.ts'

export interface ColumnChanges {
  steps: Step[]
  /** columns whose data is lost: removed, or recreated with an inconvertible type */
  lost: Column[]
  /** lost columns and rebuilt full-text columns: PostgreSQL drops their constraints and indexes with them */
  gone: Set<string>
}

/** Compares the columns of one table, both under current names. `emptied`: columns whose data moves elsewhere, as 'table.column'. */
export function columnChanges(previous: Table, next: Table, emptied: ReadonlySet<string>): ColumnChanges {
  const before = new Map(previous.columns.map((column) => [column.name, column]))
  const now = new Map(next.columns.map((column) => [column.name, column]))
  const changes: ColumnChanges = { steps: [], lost: [], gone: new Set() }
  for (const column of previous.columns) {
    const after = now.get(column.name)
    if (emptied.has(`${previous.name}.${column.name}`)) {
      changes.gone.add(column.name)
      changes.steps.push({ kind: 'dropMovedColumn', table: next.name, name: column.name })
      continue
    }
    if (!column.searched && (!after || after.searched || !convertible(previous, column, next, after)))
      lose(changes, next.name, column)
  }
  for (const column of next.columns) {
    if (column.searched) continue
    const former = changes.gone.has(column.name) ? undefined : before.get(column.name)
    if (former) changes.steps.push(...alter(next.name, former, column))
    else changes.steps.push({ kind: 'addColumn', table: next.name, column })
  }
  rebuildSearch(changes, previous, next)
  return changes
}

function lose(changes: ColumnChanges, table: string, column: Column): void {
  changes.lost.push(column)
  changes.gone.add(column.name)
  changes.steps.push({ kind: 'dropColumn', table, name: column.name })
}

/** Whether values can be converted; ids of another target table cannot, even with the same type. */
function convertible(previous: Table, from: Column, next: Table, to: Column): boolean {
  if (targetOf(previous, from.name) !== targetOf(next, to.name)) return false
  return from.type === to.type || widensType(from.type, to.type) || narrowsType(from.type, to.type)
}

const targetOf = (table: Table, column: string): string | undefined =>
  table.foreignKeys.find((key) => key.columns.at(-1) === column)?.table

function alter(table: string, from: Column, to: Column): Step[] {
  const name = to.name
  const steps: Step[] = []
  const dropDefault = from.default !== undefined && from.default !== to.default
  if (from.type !== to.type) steps.push({ kind: 'changeType', table, name, from: from.type, to: to.type, dropDefault })
  const isDropped = from.type !== to.type && to.default === undefined
  if (from.default !== to.default && !isDropped) steps.push({ kind: 'changeDefault', table, name, default: to.default })
  if (to.notNull && !from.notNull) steps.push({ kind: 'setNotNull', table, name, fill: to.default })
  if (from.notNull && !to.notNull) steps.push({ kind: 'dropNotNull', table, name })
  return steps
}

/** Rebuilds the full-text column when its source columns, or the type of one, change. */
function rebuildSearch(changes: ColumnChanges, previous: Table, next: Table): void {
  const from = previous.columns.find((column) => column.searched)
  const to = next.columns.find((column) => column.searched)
  const touched = new Set([
    ...changes.gone,
    ...changes.steps.flatMap((step) => (step.kind === 'changeType' ? [step.name] : [])),
  ])
  if (from?.searched?.join() === to?.searched?.join() && !to?.searched?.some((name) => touched.has(name))) return
  if (from) {
    changes.gone.add(from.name)
    changes.steps.push({ kind: 'dropGenerated', table: next.name, name: from.name })
  }
  if (to) changes.steps.push({ kind: 'addGenerated', table: next.name, column: to })
}

import { LAST_DAY } from '#schemas/effective-sql.ts'
import type { Snapshot, Table } from './ddl/shape.ts'
import { isLossAgreed } from './diff/agreed.ts'
import { columnChanges } from './diff/columns.ts'
import { constraintSteps } from './diff/constraints.ts'
import { findConversions } from './diff/convert.ts'
import { columnLoss, itemLoss, keyLoss, tableLoss } from './diff/loss.ts'
import { findMoves } from './diff/move.ts'
import { followRenames } from './diff/rename.ts'
import { replacementSteps } from './diff/replace.ts'
import { settleTable } from './diff/settle.ts'
import { inOrder, type Loss, type Step } from './diff/step.ts'
import { suspendLate } from './diff/suspend.ts'

export interface Difference {
  /** in the order of execution */
  steps: Step[]
  /** data loss without consent: then nothing is written */
  losses: Loss[]
  /** the state after the steps */
  snapshot: Snapshot
}

export interface DiffOptions {
  /** paths of entities whose tables may be dropped with their rows */
  drop?: string[]
}

/** Steps that migrate the database from `previous` to the schemas. Pure; sql/ turns them into SQL. */
export function diff(previous: Snapshot, next: Table[], { drop = [] }: DiffOptions = {}): Difference {
  const { tables: before, steps } = followRenames(previous.tables, next)
  const { moves, emptied, lost } = findMoves(before, next)
  const conversions = findConversions(before, next)
  for (const name of conversions.emptied) emptied.add(name)
  const losses: Loss[] = [...lost.map(itemLoss), ...conversions.losses]
  const settled: Table[] = []
  for (const wanted of next) {
    const former = before.get(wanted.name)
    if (former && former.primaryKey.join() !== wanted.primaryKey.join()) losses.push(keyLoss(former))
    const table = settleTable(wanted, former)
    settled.push(table)
    if (former) steps.push(...tableSteps(former, wanted, table, emptied, losses))
    else steps.push(...newTable(table))
  }
  steps.push(...moves.map((move): Step => ({ kind: 'moveData', table: move.to.name, move })))
  steps.push(...conversions.steps)
  steps.push(...goneTables([...before.values()], next, drop, emptied, losses))
  steps.push(...lastDays(steps, before, settled))
  steps.push(...suspendLate(steps, settled))
  return { steps: inOrder(steps), losses, snapshot: { version: 1, tables: settled } }
}

function newTable(table: Table): Step[] {
  return [
    { kind: 'createTable', table },
    ...table.foreignKeys.map((foreignKey): Step => ({ kind: 'addForeignKey', table: table.name, foreignKey })),
  ]
}

function tableSteps(former: Table, wanted: Table, table: Table, emptied: ReadonlySet<string>, losses: Loss[]): Step[] {
  const { steps, lost, gone } = columnChanges(former, table, emptied)
  for (const column of lost)
    if (!isLossAgreed(column.field, wanted.dropped) && !disposable.has(column.field ?? column.name))
      losses.push(columnLoss(former, column, table))
  const touches = (columns: string[]) => columns.some((name) => gone.has(name))
  const rest: Table = {
    ...former,
    columns: former.columns.filter((column) => !gone.has(column.name)),
    checks: former.checks.filter((check) => !touches(check.columns)),
    indexes: former.indexes.filter((index) => !touches(index.columns)),
    foreignKeys: former.foreignKeys.filter((key) => !touches(key.columns)),
  }
  return [
    ...steps.flatMap((step) => readingOf(step, wanted)),
    ...freed(former, emptied),
    ...replacementSteps(former, wanted),
    ...constraintSteps(rest, table),
  ]
}

/** Adds the field's conversion to a type change of a text column, also for deleted records in the bin. */
function readingOf(step: Step, wanted: Table): Step[] {
  if (step.kind !== 'changeType' || step.from !== 'text') return [step]
  const { convert, field } = wanted.columns.find(({ name }) => name === step.name) ?? {}
  if (!convert || convert.source) return [step]
  const { entity, name: table } = wanted
  const deleted: Step[] = field ? [{ kind: 'convertDeleted', table, entity, field, to: step.to, reading: convert }] : []
  return [{ ...step, convert }, ...deleted]
}

/** Drops indexes on columns whose data moves first: the target table may need their names. */
function freed(former: Table, emptied: ReadonlySet<string>): Step[] {
  const moves = (columns: string[]) => columns.some((name) => emptied.has(`${former.name}.${name}`))
  return former.indexes
    .filter(({ columns }) => moves(columns))
    .map(({ name }): Step => ({ kind: 'dropIndex', table: former.name, name }))
}

/** Steps that may change the dates of rows. */
const moving = new Set<Step['kind']>(['moveData', 'convertRow', 'convertColumn', 'replaceValue', 'changeType'])

/** Recomputes last days where they are new, computed by another statement, or affected by changed rows. */
function lastDays(steps: Step[], before: ReadonlyMap<string, Table>, settled: Table[]): Step[] {
  const moved = new Set(steps.flatMap((step) => (moving.has(step.kind) && 'table' in step ? [step.table] : [])))
  return settled.flatMap(({ name, lastDays: sql }): Step[] =>
    sql !== undefined && (moved.has(name) || (before.has(name) && before.get(name)?.lastDays !== sql))
      ? [{ kind: 'stateLastDays', table: name, sql }]
      : [],
  )
}

/** Columns without user data. */
const disposable = new Set(['ordem_', 'versao', LAST_DAY])

function goneTables(
  before: Table[],
  next: Table[],
  drop: string[],
  emptied: ReadonlySet<string>,
  losses: Loss[],
): Step[] {
  const now = new Set(next.map((table) => table.name))
  const droppedBy = new Map(next.map((table) => [table.entity, table.dropped ?? []]))
  const gone = before.filter((table) => !now.has(table.name))
  for (const table of gone) {
    const said = drop.includes(table.entity) || isLossAgreed(table.field, droppedBy.get(table.entity))
    if (!said && !emptied.has(table.name)) losses.push(tableLoss(table))
  }
  return gone.flatMap((table) => [
    ...table.foreignKeys.map(({ name }): Step => ({ kind: 'dropConstraint', table: table.name, name })),
    { kind: emptied.has(table.name) ? 'dropMovedTable' : 'dropTable', table: table.name },
  ])
}

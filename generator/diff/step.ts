import type { Reading } from '#generator/ddl/conversion.ts'
import type { Check, Column, ColumnType, ForeignKey, Index, Table } from '#generator/ddl/shape.ts'
import type { Converted, RowPair } from './converted.ts'
import type { Move } from './move.ts'

/** One kind of change; migrations execute them in the order of this list. */
const stepKinds = [
  'renameTable',
  'renameColumn',
  'renameConstraint',
  'renameIndex',
  'dropConstraint',
  'dropIndex',
  'dropGenerated',
  'dropColumn',
  'dropTable',
  'createTable',
  'addColumn',
  'moveData',
  'convertColumn',
  'convertRow',
  'dropMovedColumn',
  'dropMovedTable',
  'changeType',
  'changeDefault',
  'setNotNull',
  'dropNotNull',
  'renamePath',
  'renameField',
  'convertDeleted',
  'replaceValue',
  'stateLastDays',
  'addGenerated',
  'addCheck',
  'addIndex',
  'addForeignKey',
] as const

export type Step =
  | { kind: 'renameTable'; from: string; to: string }
  | { kind: 'renameColumn'; table: string; from: string; to: string }
  | { kind: 'renameConstraint'; table: string; from: string; to: string }
  | { kind: 'renameIndex'; table: string; from: string; to: string }
  | { kind: 'dropConstraint'; table: string; name: string }
  | { kind: 'dropIndex'; table: string; name: string }
  | { kind: 'dropGenerated'; table: string; name: string }
  | { kind: 'createTable'; table: Table }
  | { kind: 'addColumn'; table: string; column: Column }
  /** `dropDefault`: the old default may not fit the new type; a new one is set afterwards */
  | {
      kind: 'changeType'
      table: string
      name: string
      from: ColumnType
      to: ColumnType
      dropDefault: boolean
      /** how texts are parsed, if the field declares it */
      convert?: Reading
    }
  | { kind: 'changeDefault'; table: string; name: string; default?: string }
  | { kind: 'setNotNull'; table: string; name: string; fill?: string }
  | { kind: 'dropNotNull'; table: string; name: string }
  | { kind: 'dropColumn'; table: string; name: string }
  | { kind: 'dropTable'; table: string }
  /** moves the data of a field that changed its kind; the former column or table is dropped later */
  | { kind: 'moveData'; table: string; move: Move }
  /** converts a changed text field in deleted records */
  | { kind: 'convertDeleted'; table: string; entity: string; field: string; to: ColumnType; reading: Reading }
  /** fills a new column from others; `gone`: fields to remove from deleted records */
  | {
      kind: 'convertColumn'
      table: string
      entity: string
      column: Column
      reading: Reading
      by: Converted
      gone: string[]
    }
  /** moves fields of a record into a row of its list */
  | {
      kind: 'convertRow'
      table: string
      owner: { name: string; entity: string; list: string }
      back: string
      company: boolean
      pairs: RowPair[]
      gone: string[]
    }
  | { kind: 'dropMovedColumn'; table: string; name: string }
  | { kind: 'dropMovedTable'; table: string }
  /** path of a register changed: updates stored references to the path */
  | { kind: 'renamePath'; table: string; formerTable: string; from: string; to: string }
  /** name of a field changed: updates stored references to it. `entity`: entity of the record, `lists`: child lists on the way to the field, `column`: its column, if any */
  | {
      kind: 'renameField'
      table: string
      entity: string
      lists: string[]
      from: string
      to: string
      column?: { from: string; to: string }
    }
  /** replaces a removed option in rows; 'null' empties them */
  | { kind: 'replaceValue'; table: string; name: string; from: string; to: string }
  /** recomputes the last days of dated rows */
  | { kind: 'stateLastDays'; table: string; sql: string }
  | { kind: 'addGenerated'; table: string; column: Column }
  /**
   * `guarded`: rows may violate it: report that in Portuguese before PostgreSQL does. `removed`: options no longer in a
   * closed list. `back`: was dropped for this migration only
   */
  | { kind: 'addCheck'; table: string; check: Check; guarded: boolean; removed?: string[]; back?: true }
  | { kind: 'addIndex'; table: string; index: Index; guarded?: true }
  | { kind: 'addForeignKey'; table: string; foreignKey: ForeignKey }

/** Data that a change would lose without consent. */
export interface Loss {
  entity: string
  table: string
  /** absent when the whole table is lost */
  column?: string
  message: string
  hint: string
}

/** Sorts steps into the order of `stepKinds`; stable within a kind. */
export function inOrder(steps: Step[]): Step[] {
  return stepKinds.flatMap((kind) => steps.filter((step) => step.kind === kind))
}

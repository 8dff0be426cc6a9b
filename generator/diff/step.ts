import type { Reading } from '#generator/ddl/conversion.ts'
import type { Check, Column, ColumnType, ForeignKey, Index, Table } from '#generator/ddl/shape.ts'
import type { Converted, RowPair } from './converted.ts'
import type { Move } from './move.ts'

/** One change of the database; the order of this list is the order of the changes in a migration. */
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
      /** how texts are read, where the field says it */
      convert?: Reading
    }
  | { kind: 'changeDefault'; table: string; name: string; default?: string }
  | { kind: 'setNotNull'; table: string; name: string; fill?: string }
  | { kind: 'dropNotNull'; table: string; name: string }
  | { kind: 'dropColumn'; table: string; name: string }
  | { kind: 'dropTable'; table: string }
  /** a field that changed its kind takes its data along; then its old place goes */
  | { kind: 'moveData'; table: string; move: Move }
  /** what deleted records hold of a text that became something else */
  | { kind: 'convertDeleted'; table: string; entity: string; field: string; to: ColumnType; reading: Reading }
  /** a new column takes its values from others; `gone`: fields that are no more */
  | {
      kind: 'convertColumn'
      table: string
      entity: string
      column: Column
      reading: Reading
      by: Converted
      gone: string[]
    }
  /** fields of a record become those of a row of its list */
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
  /** a register is called otherwise: whatever names it by its path follows */
  | { kind: 'renamePath'; table: string; formerTable: string; from: string; to: string }
  /** a field is called otherwise: whatever names it follows. `entity`: whose records hold it, in rows of these lists; `column`: where it is one */
  | {
      kind: 'renameField'
      table: string
      entity: string
      lists: string[]
      from: string
      to: string
      column?: { from: string; to: string }
    }
  /** rows that hold a value no longer offered get another one; 'null' empties them */
  | { kind: 'replaceValue'; table: string; name: string; from: string; to: string }
  /** the last days of dated rows are worked out */
  | { kind: 'stateLastDays'; table: string; sql: string }
  | { kind: 'addGenerated'; table: string; column: Column }
  /** `guarded`: rows may break it; say so in Portuguese before PostgreSQL does. `removed`: values a closed list has no more. `back`: it went for this migration only */
  | { kind: 'addCheck'; table: string; check: Check; guarded: boolean; removed?: string[]; back?: true }
  | { kind: 'addIndex'; table: string; index: Index; guarded?: true }
  | { kind: 'addForeignKey'; table: string; foreignKey: ForeignKey }

/** Data that a change would throw away without anyone having said so. */
export interface Loss {
  entity: string
  table: string
  /** absent when the whole table would go */
  column?: string
  message: string
  hint: string
}

/** Sorts into the order of `stepKinds`; steps of one kind stay as they were found. */
export function inOrder(steps: Step[]): Step[] {
  return stepKinds.flatMap((kind) => steps.filter((step) => step.kind === kind))
}

import type { Table } from '#generator/ddl/shape.ts'
import { storedPaths } from '#generator/stored-paths.ts'
import type { Step } from './step.ts'

/**
 * Drops 'required' checks (NOT VALID, for new and changed rows only) before a migration updates rows, and adds them
 * back after it: otherwise an update of an old row would violate them.
 */
export function suspendLate(steps: Step[], next: Table[]): Step[] {
  const updated = new Set(steps.flatMap(tableUpdated))
  return next
    .filter(({ name }) => updated.has(name))
    .flatMap(({ name: table, checks }) =>
      checks
        .filter(({ kind, name }) => kind === 'required' && !steps.some((step) => adds(step, name)))
        .flatMap((check): Step[] => [
          { kind: 'dropConstraint', table, name: check.name },
          { kind: 'addCheck', table, check, guarded: false, back: true },
        ]),
    )
}

const tablesWithNames = storedPaths.map(({ table }) => table)

function tableUpdated(step: Step): string[] {
  if (step.kind === 'renamePath' || step.kind === 'renameField') return tablesWithNames
  if (step.kind === 'replaceValue') return [step.table]
  if (step.kind === 'setNotNull') return step.fill === undefined ? [] : [step.table]
  if (step.kind === 'moveData')
    return step.move.what === 'rowsToItems' || step.move.what === 'manyToOne' ? [step.table] : []
  return []
}

const adds = (step: Step, name: string): boolean => step.kind === 'addCheck' && step.check.name === name

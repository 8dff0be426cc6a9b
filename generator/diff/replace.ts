import type { Column, Table } from '#generator/ddl/shape.ts'
import type { Step } from './step.ts'

/** Replacements, declared in the schema, for options that a closed list no longer has. */
export function replacementSteps(former: Table, wanted: Table): Step[] {
  return wanted.columns.flatMap((column) => {
    const was = optionsOf(former, column)
    const now = new Set(optionsOf(wanted, column))
    return was.flatMap((from): Step[] => {
      const to = column.replaces?.[from.replace(/^'|'$/g, '').replaceAll("''", "'")]
      return to === undefined || now.has(from)
        ? []
        : [{ kind: 'replaceValue', table: wanted.name, name: column.name, from, to }]
    })
  })
}

const optionsOf = (table: Table, { name }: Column): string[] =>
  table.checks.find(({ kind, columns }) => kind === 'options' && columns[0] === name)?.values ?? []

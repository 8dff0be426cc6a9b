import type { Table } from './table-plan.ts'

/** Sorts the tables topologically, referenced tables first; a table that refers to itself is filled by one statement. */
export function inOrderOfReferences(tables: Table[]): Table[] {
  const byName = new Map(tables.map((table) => [table.name, table]))
  const done = new Set<string>()
  const ordered: Table[] = []
  const visit = (table: Table): void => {
    if (done.has(table.name)) return
    done.add(table.name)
    for (const name of table.needs) {
      const needed = byName.get(name)
      if (needed) visit(needed)
    }
    ordered.push(table)
  }
  for (const table of tables) visit(table)
  return ordered
}

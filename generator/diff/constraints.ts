import type { Check, ForeignKey, Index, Table } from '#generator/ddl/shape.ts'
import type { Step } from './step.ts'

/** Steps for checks, indexes and foreign keys of one table; those that differ in name only are renamed. */
export function constraintSteps(previous: Table, next: Table): Step[] {
  return [...checkSteps(previous, next), ...indexSteps(previous, next), ...keySteps(previous, next)]
}

interface Pairing<T> {
  renamed: { from: T; to: T }[]
  gone: T[]
  added: T[]
}

/** Pairs items by definition (everything but the name); unpaired ones are dropped or added. */
function pair<T extends { name: string }>(previous: T[], next: T[]): Pairing<T> {
  const left = new Map(previous.map((item) => [item, meaningOf(item)]))
  const take = (meaning: string, name?: string): T | undefined => {
    for (const [item, other] of left)
      if (other === meaning && (name === undefined || item.name === name)) {
        left.delete(item)
        return item
      }
    return undefined
  }
  const rest = next.map((item) => ({ item, meaning: meaningOf(item) })).filter((n) => !take(n.meaning, n.item.name))
  const result: Pairing<T> = { renamed: [], gone: [], added: [] }
  for (const { item, meaning } of rest) {
    const former = take(meaning)
    if (former) result.renamed.push({ from: former, to: item })
    else result.added.push(item)
  }
  return { ...result, gone: [...left.keys()] }
}

const meaningOf = ({ name: _name, ...rest }: { name: string }) => JSON.stringify(Object.entries(rest).sort())

function checkSteps(previous: Table, next: Table): Step[] {
  const table = next.name
  const { renamed, gone, added } = pair(previous.checks, next.checks)
  const before = new Set(previous.columns.map((column) => column.name))
  return [
    ...gone.map(({ name }): Step => ({ kind: 'dropConstraint', table, name })),
    ...renamed.map(({ from, to }): Step => ({ kind: 'renameConstraint', table, from: from.name, to: to.name })),
    ...added.map((check): Step => {
      const former = gone.find((other) => other.kind === check.kind && other.columns.join() === check.columns.join())
      const guarded = check.columns.some((column) => before.has(column)) && !(former && loosens(former, check))
      const removed = former?.values?.filter((value) => !check.values?.includes(value)) ?? []
      return {
        kind: 'addCheck',
        table,
        check,
        guarded: guarded && check.kind !== 'required',
        ...(removed.length > 0 ? { removed } : {}),
      }
    }),
  ]
}

/** Whether every value that satisfies `from` satisfies `to`. */
function loosens(from: Check, to: Check): boolean {
  if (from.values && to.values) return from.values.every((value) => to.values?.includes(value))
  if (from.limit === undefined || to.limit === undefined) return false
  return to.kind === 'min' || to.kind === 'above' ? to.limit <= from.limit : to.limit >= from.limit
}

function indexSteps(previous: Table, next: Table): Step[] {
  const table = next.name
  const { renamed, gone, added } = pair<Index>(previous.indexes, next.indexes)
  return [
    ...gone.map(({ name }): Step => ({ kind: 'dropIndex', table, name })),
    ...renamed.map(({ from, to }): Step => ({ kind: 'renameIndex', table, from: from.name, to: to.name })),
    ...added.map((index): Step => {
      const guarded = index.unique || index.singleton
      return { kind: 'addIndex', table, index, ...(guarded ? { guarded } : {}) }
    }),
  ]
}

function keySteps(previous: Table, next: Table): Step[] {
  const table = next.name
  const { renamed, gone, added } = pair<ForeignKey>(previous.foreignKeys, next.foreignKeys)
  return [
    ...gone.map(({ name }): Step => ({ kind: 'dropConstraint', table, name })),
    ...renamed.map(({ from, to }): Step => ({ kind: 'renameConstraint', table, from: from.name, to: to.name })),
    ...added.map((foreignKey): Step => ({ kind: 'addForeignKey', table, foreignKey })),
  ]
}

import type { Table } from '#generator/ddl/shape.ts'
import type { Step } from './step.ts'

/** Place of a table's rows inside a record: the record's entity, and the child lists on the way, outermost first. */
interface Place {
  entity: string
  lists: string[]
}

/** A table before the change, under its former name, and after it. */
export interface Pair {
  former: Table
  wanted: Table
  /** renamed columns: former name → current name */
  columns: ReadonlyMap<string, string>
}

/** Renaming steps for stored paths and field names outside the table: in the trail, deleted records, preferences, own fields (sql/stored-names.ts). */
export function nameSteps(pairs: Pair[], next: Table[]): Step[] {
  const steps = pairs.flatMap((pair): Step[] => [...pathSteps(pair), ...fieldSteps(pair, next)])
  const depth = (step: Step) => (step.kind === 'renameField' ? step.lists.length + 1 : 0)
  // registers first, then by depth: each step finds the lists above it under their current names
  return unique(steps).sort((a, b) => depth(a) - depth(b))
}

/** Drops duplicate steps: a reference has two columns, but one field name. */
function unique(steps: Step[]): Step[] {
  const said = new Set<string>()
  return steps.filter((step) => {
    const key = step.kind === 'renameField' ? JSON.stringify([step.entity, step.lists, step.from, step.to]) : ''
    const isNew = key === '' || !said.has(key)
    said.add(key)
    return isNew
  })
}

function pathSteps({ former, wanted }: Pair): Step[] {
  if (former.field !== undefined || former.entity === wanted.entity) return []
  return [{ kind: 'renamePath', table: wanted.name, formerTable: former.name, from: former.entity, to: wanted.entity }]
}

function fieldSteps({ former, wanted, columns }: Pair, next: Table[]): Step[] {
  const own = placeOf(wanted.entity, next)
  const step = (place: Place, from: string, to: string, column?: { from: string; to: string }): Step => ({
    kind: 'renameField',
    ...{ table: wanted.name, entity: place.entity, lists: place.lists, from, to },
    ...(column ? { column } : {}),
  })
  if (wanted.field !== undefined)
    return former.field === undefined || former.field === wanted.field ? [] : [step(own, former.field, wanted.field)]
  const renamed = [...columns].flatMap(([from, to]): Step[] => {
    const before = former.columns.find(({ name }) => name === from)?.field
    const after = wanted.columns.find(({ name }) => name === to)?.field
    if (before === undefined || after === undefined || before === after) return []
    return [step(own, before, after, { from, to })]
  })
  if (former.list === undefined || wanted.list === undefined || former.list === wanted.list) return renamed
  const around = { entity: own.entity, lists: own.lists.slice(0, -1) }
  return [...renamed, step(around, former.list, wanted.list)]
}

/** The entity whose record holds the rows of an entity, and the child lists on the way. */
function placeOf(entity: string, next: Table[], lists: string[] = []): Place {
  const table = next.find((one) => one.entity === entity && one.field === undefined)
  const owner = table?.list === undefined ? undefined : next.find(({ name }) => name === table.source?.owner)
  return owner && table?.list !== undefined ? placeOf(owner.entity, next, [table.list, ...lists]) : { entity, lists }
}

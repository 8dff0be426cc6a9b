import type { Table } from '#generator/ddl/shape.ts'
import type { Step } from './step.ts'

/** Where the rows of a table stand inside a record: the entity with the record, and the lists on the way to them, from the outside in. */
interface Place {
  entity: string
  lists: string[]
}

/** A table before the change, under its former name, and as it is wanted. */
export interface Pair {
  former: Table
  wanted: Table
  /** columns that changed their name: former → present */
  columns: ReadonlyMap<string, string>
}

/**
 * Renamings that what is stored elsewhere has to follow, because it names registers by their path and fields by their names: the trail, deleted
 * records, preferences, own fields (sql/stored-names.ts).
 */
export function nameSteps(pairs: Pair[], next: Table[]): Step[] {
  const steps = pairs.flatMap((pair): Step[] => [...pathSteps(pair), ...fieldSteps(pair, next)])
  const depth = (step: Step) => (step.kind === 'renameField' ? step.lists.length + 1 : 0)
  // registers first, then from the outside in: the names on the way to a field are those of today
  return unique(steps).sort((a, b) => depth(a) - depth(b))
}

/** A reference has two columns, but one name. */
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

/** The record that holds the rows of an entity, and by which lists. */
function placeOf(entity: string, next: Table[], lists: string[] = []): Place {
  const table = next.find((one) => one.entity === entity && one.field === undefined)
  const owner = table?.list === undefined ? undefined : next.find(({ name }) => name === table.source?.owner)
  return owner && table?.list !== undefined ? placeOf(owner.entity, next, [table.list, ...lists]) : { entity, lists }
}

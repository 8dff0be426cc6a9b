import type { Column, Table } from '#generator/ddl/shape.ts'
import { isLossAgreed } from './agreed.ts'
import type { Converted, RowPair } from './converted.ts'
import { columnLoss, itemLoss } from './loss.ts'
import { inOrder, type Loss, type Step } from './step.ts'

export interface Conversions {
  steps: Step[]
  /** columns ('table.column') and tables whose values are moved elsewhere */
  emptied: Set<string>
  losses: Loss[]
}

/** Every declared conversion whose sources exist and whose target is new; `before` under current names. */
export function findConversions(before: Map<string, Table>, next: Table[]): Conversions {
  const found: Conversions = { steps: [], emptied: new Set(), losses: [] }
  const now = new Map(next.map((table) => [table.name, table]))
  for (const table of next) {
    const former = before.get(table.name)
    if (former)
      for (const column of table.columns) if (isNew(former, column)) intoColumn(found, before, now, table, column)
    rowOfFields(found, before, now, table)
  }
  leaveLast(found.steps)
  return found
}

/** When several conversions read one field, only the last removes it from deleted records. */
function leaveLast(steps: Step[]): void {
  const left = new Set<string>()
  for (const step of [...inOrder(steps)].reverse()) {
    if (step.kind !== 'convertColumn' && step.kind !== 'convertRow') continue
    const entity = step.kind === 'convertRow' ? step.owner.entity : step.entity
    step.gone = step.gone.filter((field) => !left.has(`${entity}.${field}`))
    for (const field of step.gone) left.add(`${entity}.${field}`)
  }
}

const isNew = (former: Table, { name }: Column): boolean => !former.columns.some((column) => column.name === name)

function intoColumn(
  found: Conversions,
  before: Map<string, Table>,
  now: Map<string, Table>,
  table: Table,
  column: Column,
): void {
  const { source, ...reading } = column.convert ?? { comma: false, day: false }
  const former = before.get(table.name)
  if (!source || !former) return
  const add = (by: Converted, gone: Column[]) =>
    found.steps.push({
      kind: 'convertColumn',
      table: table.name,
      entity: table.entity,
      column,
      reading,
      by,
      gone: fieldsOf(gone),
    })
  if (source.what === 'rows') {
    const from = [...before.values()].find((one) => one.list === source.list && backOf(one, table.name) !== undefined)
    const held = from?.columns.find(({ field }) => field === source.field)
    if (!from || !held) return
    add({ what: 'rows', from, back: backOf(from, table.name) ?? '', column: held, take: source.take }, [])
    if (!now.has(from.name)) leaveRows(found, from, held, table, source.list)
    return
  }
  const names = source.what === 'split' ? [source.column] : source.columns
  const columns = names.flatMap((name) => former.columns.find((one) => one.name === name && one.type !== 'jsonb') ?? [])
  const [first] = columns
  if (!first || columns.length < names.length) return
  const gone = columns.filter(({ name }) => !table.columns.some((one) => one.name === name))
  for (const one of gone) found.emptied.add(`${former.name}.${one.name}`)
  if (source.what === 'join') return void add({ what: 'join', from: columns, with: source.with }, gone)
  const pieces = piecesOf(table, source.column)
  if (gone.length > 0 && !pieces.all && !isLossAgreed(first.field, table.dropped))
    found.losses.push(columnLoss(former, first, table))
  const most = gone.length > 0 && source.part === pieces.last ? pieces.last : undefined
  add({ what: 'split', from: first, at: source.at, part: source.part, ...(most === undefined ? {} : { most }) }, gone)
}

/** Whether every piece of a text has a field; `last`: the highest piece number, where no field takes the rest. */
function piecesOf({ columns }: Table, from: string): { all: boolean; last?: number } {
  const parts = columns.flatMap(({ convert }) =>
    convert?.source?.what === 'split' && convert.source.column === from ? [convert.source.part] : [],
  )
  const numbers = parts.filter((part) => part !== 'rest').sort((a, b) => a - b)
  const inTurn = numbers.every((part, i) => part === i + 1) && numbers.length > 0
  if (parts.includes('rest')) return { all: inTurn }
  const last = numbers.at(-1)
  return { all: inTurn, ...(last === undefined ? {} : { last }) }
}

const fieldsOf = (columns: Column[]): string[] => columns.flatMap(({ field }) => field ?? [])

/** The column of a child table with the id of its parent. */
const backOf = (table: Table, owner: string): string | undefined =>
  table.foreignKeys.find((key) => key.onDelete === 'cascade' && key.table === owner)?.columns.at(-1)

function leaveRows(found: Conversions, from: Table, kept: Column, to: Table, list: string): void {
  found.emptied.add(from.name)
  for (const column of from.columns)
    if (
      column.field !== undefined &&
      column.field !== 'extras' &&
      column !== kept &&
      !isLossAgreed(`${list}.${column.field}`, to.dropped)
    )
      if (!found.losses.some((loss) => loss.table === from.name && loss.column === column.name))
        found.losses.push(itemLoss({ table: from, column, owner: `${list}.${column.field}` }))
}

function rowOfFields(found: Conversions, before: Map<string, Table>, now: Map<string, Table>, to: Table): void {
  const { source } = to
  const owner = source?.row && before.get(source.owner)
  if (!source?.row || !owner) return
  const pairs = source.row.flatMap(({ column, from }): RowPair[] => {
    const target = to.columns.find(({ name }) => name === column)
    const held = owner.columns.find(({ name, type }) => name === from && type !== 'jsonb')
    const { source: _, ...reading } = target?.convert ?? { comma: false, day: false }
    return target && held ? [{ column: target, from: held, reading }] : []
  })
  const stays = now.get(owner.name)
  const gone = pairs.filter(({ from }) => !stays?.columns.some(({ name }) => name === from.name))
  // with source and target both present, the conversion has already run
  if (pairs.length < source.row.length || (gone.length === 0 && before.has(to.name))) return
  for (const { from } of gone) found.emptied.add(`${owner.name}.${from.name}`)
  const list = source.fields[0] ?? ''
  found.steps.push({
    kind: 'convertRow',
    table: to.name,
    owner: { name: owner.name, entity: owner.entity, list },
    back: source.column,
    company: to.columns.some(({ name }) => name === 'empresa_id'),
    pairs,
    gone: fieldsOf(gone.map(({ from }) => from)),
  })
}

import type { Column, Table, TableSource } from '#generator/ddl/shape.ts'
import { toSnakeCase } from '#schemas/runtime/names.ts'
import { isLossAgreed } from './agreed.ts'

/** A lossless move of data, because a field changed its kind. */
export type Move =
  /** a list of inline objects becomes rows of a child table; `agreed`: item properties whose values may be lost */
  | { what: 'itemsToRows'; owner: Table; column: string; to: Table; source: TableSource; agreed: string[] }
  /** the rows of a child table become a list of inline objects in a column */
  | { what: 'rowsToItems'; from: Table; back: string; to: Table; column: string; kept: Column[] }
  /** a reference becomes the first of a list of references */
  | { what: 'oneToMany'; owner: Table; id: string; company?: string; to: Table; source: TableSource }
  /** a list of references becomes a single one, provided that no record has two */
  | { what: 'manyToOne'; from: Table; back: string; ids: string[]; to: Table; columns: string[] }

export interface Moves {
  moves: Move[]
  /** columns ('table.column') and tables that a move empties */
  emptied: Set<string>
  /** columns of child tables without a property in the new list; `owner`: their path there */
  lost: { table: Table; column: Column; owner: string }[]
}

/** Finds every field that changed its kind; `before` under current names. */
export function findMoves(before: Map<string, Table>, next: Table[]): Moves {
  const found: Moves = { moves: [], emptied: new Set(), lost: [] }
  const now = new Set(next.map(({ name }) => name))
  const gone = [...before.values()].filter(({ name }) => !now.has(name))
  for (const table of next) {
    const owner = table.source && before.get(table.source.owner)
    if (table.source && owner && !before.has(table.name)) intoTable(found, owner, table, table.source, next)
    const former = before.get(table.name)
    if (former) for (const column of newColumns(former, table)) intoColumn(found, gone, table, column)
  }
  return found
}

const newColumns = (former: Table, table: Table): Column[] =>
  table.columns.filter(({ name }) => !former.columns.some((column) => column.name === name))

function intoTable(found: Moves, owner: Table, to: Table, source: TableSource, next: Table[]): void {
  const stays = next.find(({ name }) => name === owner.name)
  const isFree = (name: string) => !stays?.columns.some((column) => column.name === name && column.type !== 'jsonb')
  const names = source.fields.map(toSnakeCase)
  if (source.items) {
    const column = owner.columns.find(({ name, type }) => type === 'jsonb' && names.includes(name))?.name
    if (column === undefined || stays?.columns.some(({ name }) => name === column)) return
    const said = source.fields.flatMap((field) => (stays?.dropped ?? []).flatMap(below(field)))
    found.moves.push({ what: 'itemsToRows', owner, column, to, source, agreed: said })
    found.emptied.add(`${owner.name}.${column}`)
    return
  }
  const { target } = source
  const id = names
    .map((name) => `${name}_id`)
    .find((name) => owner.columns.some((c) => c.name === name) && isFree(name))
  const points = owner.foreignKeys.find((key) => key.columns.at(-1) === id)
  if (id === undefined || !target || (points && points.table !== target.table)) return
  const company = target.company === undefined ? undefined : id.replace(/_id$/, '_empresa_id')
  found.moves.push({ what: 'oneToMany', owner, id, company, to, source })
  for (const column of [id, ...(company ? [company] : [])]) found.emptied.add(`${owner.name}.${column}`)
}

/** 'itens.obs' → ['obs'] for the list 'itens'. */
const below = (field: string) => (name: string) => (name.startsWith(`${field}.`) ? [name.slice(field.length + 1)] : [])

function intoColumn(found: Moves, gone: Table[], to: Table, column: Column): void {
  const isOf = (table: Table) => table.foreignKeys.find((key) => key.onDelete === 'cascade' && key.table === to.name)
  if (column.items) {
    const { names, tables } = column.items
    const from = gone.find((table) => tables.includes(table.name) && isOf(table))
    const back = from && isOf(from)?.columns.at(-1)
    if (!from || back === undefined) return
    const own = from.columns.filter(({ field }) => field !== undefined)
    const kept = own.filter(({ field = '' }) => names.includes(field.split('.')[0] ?? ''))
    found.moves.push({ what: 'rowsToItems', from, back, to, column: column.name, kept })
    for (const lost of own.filter((one) => !kept.includes(one)))
      if (!isLossAgreed(`${column.field}.${lost.field}`, to.dropped))
        found.lost.push({ table: from, column: lost, owner: `${column.field}.${lost.field}` })
    found.emptied.add(from.name)
    return
  }
  const key = to.foreignKeys.find(({ columns }) => columns.at(-1) === column.name)
  const names = [column.name, ...(column.was ?? [])].map((name) => name.replace(/_id$/, ''))
  const from = gone.find((table) => table.field && names.includes(toSnakeCase(table.field)) && isOf(table))
  const back = from && isOf(from)?.columns.at(-1)
  const target = from?.foreignKeys.find(({ onDelete }) => onDelete === 'restrict')
  if (!from || back === undefined || !key || target?.table !== key.table) return
  const ids = target.columns.filter((name) => name !== 'empresa_id')
  const columns = key.columns.filter((name) => name !== 'empresa_id')
  if (ids.length !== columns.length) return
  found.moves.push({ what: 'manyToOne', from, back, ids, to, columns })
  found.emptied.add(from.name)
}

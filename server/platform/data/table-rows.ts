import type { Model } from '#schemas/load.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import { INSTALLATION } from '#schemas/runtime/scope.ts'
import type { Storage, StoredColumn, StoredLink } from '#schemas/storage.ts'
import { type Row, type Table, type TablePlan, TablePlans } from './table-plan.ts'

/** Records of one entity and, unless the entity is global, of one company. */
export interface Batch {
  /** entity path */
  path: string
  company?: number
  records: RecordData[]
  /** missing values stay null: no default is filled in */
  exact?: true
}

/** Splits records into rows of their tables: own columns, links, children. @throws Error for a path the model does not have */
export function tablesOf(model: Model, batches: Batch[], plans = new TablePlans(model)): Table[] {
  for (const { path, company, records, exact } of batches)
    for (const record of records) writeRecord(plans, plans.of(path), record, { company, exact })
  return [...plans.tables.values()]
}

function writeRecord(
  plans: TablePlans,
  { storage, table, links, children }: TablePlan,
  record: RecordData,
  of: Pick<Batch, 'company' | 'exact'>,
  parent?: { row: Row; position: number },
): void {
  const { company } = of
  const row: Row = { id: record.id }
  if (storage.company) row.empresa_id = company
  if (storage.parent && parent) {
    defineLate(row, storage.parent.column, parent.row)
    row.ordem_ = parent.position
  }
  for (const column of storage.columns) {
    const value = columnValue(column, record, of)
    if (value !== undefined) row[column.name] = value
  }
  if (storage.owner) sayOwner(row, storage, record)
  const own = ownValues(storage, record)
  if (own) row.extras = own
  table.rows.push(row)
  for (const { link, table: into } of links) {
    const targets = (valueAt(record, link.field.path) as (number | { id: number })[] | undefined) ?? []
    into.rows.push(...targets.map((target, position) => linkRow(link, target, position, row)))
  }
  for (const { field, entity } of children) {
    const rows = (valueAt(record, field.path) as RecordData[] | undefined) ?? []
    for (const [position, child] of rows.entries()) writeRecord(plans, plans.of(entity), child, of, { row, position })
  }
}

/** Sets empresa_id, by default that of the installation, and the owner flags. */
function sayOwner(row: Row, { columns }: Storage, { empresaId = INSTALLATION }: RecordData): void {
  row.empresa_id = empresaId
  for (const { name, field } of columns) if (field.hint.owner) row[name] = empresaId === INSTALLATION
}

/** Values of a company's own fields, by the keys of their definitions. */
function ownValues({ own }: Storage, record: RecordData): Row | undefined {
  const held = own.flatMap(({ field, key }): [string, unknown][] => {
    const value = valueAt(record, field.path)
    if (value === undefined || value === null) return []
    return [[key, field.kind === 'reference' ? (value as { id: number }).id : value]]
  })
  return held.length > 0 ? Object.fromEntries(held) : undefined
}

function linkRow(link: StoredLink, target: number | { id: number }, position: number, owner: Row): Row {
  const row: Row = { [link.target]: typeof target === 'number' ? target : target.id, ordem_: position }
  row.empresa_id = owner.empresa_id
  if (link.targetCompany) row[link.targetCompany] = owner.empresa_id
  defineLate(row, link.owner, owner)
  return row
}

/** Reads the owner's id lazily by a getter: children are numbered after they were split off. */
function defineLate(row: Row, column: string, owner: Row): void {
  Object.defineProperty(row, column, { enumerable: true, get: () => owner.id })
}

/** The value of a column; a missing one is absent from the JSON and becomes null. */
function columnValue(
  { field, part }: StoredColumn,
  record: RecordData,
  { company, exact }: Pick<Batch, 'company' | 'exact'>,
): unknown {
  const said = field.path === field.name ? record[field.name] : valueAt(record, field.path)
  const value = said ?? (exact ? undefined : field.schema.default)
  if (value === undefined || field.kind !== 'reference') return value
  return part === 'company' ? company : (value as { id: number }).id
}

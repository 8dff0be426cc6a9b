import type { Model } from '#schemas/load.ts'
import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, valueAt } from '#schemas/runtime/paths.ts'
import { type Storage, type StoredColumn, type StoredLink, storageOf } from '#schemas/storage.ts'

/** Records of one entity and, unless the entity is global, of one company. */
export interface Batch {
  /** entity path */
  path: string
  company?: number
  records: RecordData[]
}

/** Column → value. A missing value is a null. */
export interface Row {
  [column: string]: unknown
}

/** What is to be inserted into one table. */
export interface Table {
  name: string
  /** without `id` */
  columns: string[]
  /** the table counts its own ids */
  identity: boolean
  rows: Row[]
  /** tables its rows refer to */
  needs: Set<string>
}

/** Takes records apart into the rows of their tables: own columns, links, children. @throws Error for a path the model does not have */
export function tablesOf(model: Model, batches: Batch[]): Table[] {
  const writer = new RowWriter(model)
  for (const { path, company, records } of batches) {
    const entity = writer.entity(path)
    for (const record of records) writer.write(entity, record, company)
  }
  return [...writer.tables.values()]
}

class RowWriter {
  readonly tables = new Map<string, Table>()
  private readonly storages = new Map<string, Storage>()

  constructor(private readonly model: Model) {}

  entity(path: string): Entity {
    const entity = this.model.entities.get(path)
    if (!entity) throw new Error(`Unknown entity: ${path}`)
    return entity
  }

  write(entity: Entity, record: RecordData, company: number | undefined, parent?: { row: Row; position: number }) {
    const storage = this.storage(entity)
    const table = this.table(storage)
    const row: Row = { id: record.id }
    if (storage.company) row.empresa_id = company
    if (storage.parent && parent) {
      defineLate(row, storage.parent.column, parent.row)
      row.ordem_ = parent.position
    }
    for (const column of storage.columns) row[column.name] = columnValue(column, record, company)
    table.rows.push(row)
    for (const link of storage.links) this.writeLink(storage, link, record, row, company)
    for (const field of leafFields(entity.fields))
      if (field.kind === 'children') this.writeChildren(field, record, row, company)
  }

  private writeChildren(field: Field, record: RecordData, row: Row, company: number | undefined) {
    if (field.computed || !field.target) return
    const child = this.entity(field.target)
    const records = (valueAt(record, field.path) as RecordData[] | undefined) ?? []
    for (const [position, data] of records.entries()) this.write(child, data, company, { row, position })
  }

  private writeLink(storage: Storage, link: StoredLink, record: RecordData, owner: Row, company: number | undefined) {
    const columns = [link.owner, link.target, 'ordem_']
    if (storage.company) columns.unshift('empresa_id')
    if (link.targetCompany) columns.push(link.targetCompany)
    const needs = [storage.table, this.entity(link.field.target ?? '').table]
    const table = this.open(link.table, columns, false, needs)
    const targets = (valueAt(record, link.field.path) as (number | { id: number })[] | undefined) ?? []
    for (const [position, target] of targets.entries()) {
      const row: Row = { [link.target]: typeof target === 'number' ? target : target.id, ordem_: position }
      if (storage.company) row.empresa_id = company
      if (link.targetCompany) row[link.targetCompany] = company
      defineLate(row, link.owner, owner)
      table.rows.push(row)
    }
  }

  private storage(entity: Entity): Storage {
    let storage = this.storages.get(entity.path)
    if (!storage) {
      storage = storageOf(entity, this.model)
      this.storages.set(entity.path, storage)
    }
    return storage
  }

  private table(storage: Storage): Table {
    const columns = storage.columns.map(({ name }) => name)
    if (storage.parent) columns.unshift(storage.parent.column, 'ordem_')
    if (storage.company) columns.unshift('empresa_id')
    const references = storage.columns.filter(({ part }) => part === 'id')
    const needs = references.map(({ field }) => this.entity(field.target ?? '').table)
    if (storage.parent) needs.push(storage.parent.table)
    return this.open(storage.table, columns, true, needs)
  }

  private open(name: string, columns: string[], identity: boolean, needs: string[]): Table {
    let table = this.tables.get(name)
    if (!table) {
      const company = columns.includes('empresa_id') && name !== 'empresa' ? ['empresa'] : []
      table = { name, columns, identity, rows: [], needs: new Set([...needs, ...company]) }
      this.tables.set(name, table)
    }
    return table
  }
}

/** The parent's id at the time of writing: children are numbered after they were taken apart. */
function defineLate(row: Row, column: string, parent: Row): void {
  Object.defineProperty(row, column, { enumerable: true, get: () => parent.id })
}

/** The value of a column; what is missing stays away from the JSON and becomes null. */
function columnValue({ field, part }: StoredColumn, record: RecordData, company: number | undefined): unknown {
  const value = valueAt(record, field.path) ?? field.schema.default
  if (value === undefined || field.kind !== 'reference') return value
  return part === 'company' ? company : (value as { id: number }).id
}

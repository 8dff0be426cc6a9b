import { datedTableOf, LAST_DAY, lastDaysSql } from '#schemas/effective-sql.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import { toSnakeCase } from '#schemas/runtime/names.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { INSTALLATION, isOfCompany, mayBeOfInstallation } from '#schemas/runtime/scope.ts'
import { type Storage, storageOf } from '#schemas/storage.ts'
import { fieldHistory } from './history.ts'
import { identifierOf } from './identifier.ts'
import { declaredIndexes, withoutRedundant } from './indexes.ts'
import { linkTable } from './link.ts'
import { addReference } from './reference.ts'
import { scalarChecks, scalarColumn } from './scalar.ts'
import { columnWas, companyFirst, tableOf } from './scope.ts'
import type { Table } from './shape.ts'

type Entities = Map<string, Entity>

/** The table of an entity and its link tables. */
export function entityTables(entity: Entity, entities: Entities): Table[] {
  const storage = storageOf(entity, { entities })
  const histories = fieldHistory(entity.fields)
  const historyOf = (path: string) => histories.get(path) ?? { required: false, was: [] }
  const targetOf = (path: string | undefined) => (path === undefined ? undefined : entities.get(path))
  const table = emptyTable(entity)
  if (isOfCompany(entity)) addCompany(table, entity, entities)
  table.columns.push({ name: 'id', type: 'bigint', notNull: true, identity: true })
  if (mayBeOfInstallation(entity)) addOwner(table, storage)
  if (storage.parent) addParent(table, entity, entities, storage.parent.column)
  for (const { name, field, part } of storage.columns) {
    if (part === 'value') {
      table.columns.push(scalarColumn(name, field, historyOf(field.path)))
      table.checks.push(...scalarChecks(table.name, name, field))
    }
    const target = part === 'id' ? targetOf(field.target) : undefined
    const company = storage.columns.find((other) => other.field === field && other.part === 'company')?.name
    if (target) addReference(table, entity, target, { field, id: name, company }, historyOf(field.path))
  }
  if (storage.parent) table.source = childSource(entity, entities, storage)
  finish(table, entity, storage)
  const links = storage.links.flatMap((link) => {
    const target = targetOf(link.field.target)
    return target ? [linkTable(entity, target, link, historyOf(link.field.path))] : []
  })
  return [table, ...links]
}

function emptyTable(entity: Entity): Table {
  return {
    name: entity.table,
    entity: entity.path,
    ...(entity.parent ? { list: entity.parent.field } : {}),
    columns: [],
    primaryKey: companyFirst(entity, 'id'),
    foreignKeys: [],
    indexes: [],
    checks: [],
    ...(entity.was.length > 0 ? { was: entity.was.map(tableOf) } : {}),
    dropped: entity.dropped,
  }
}

/** Table of companies: target of the foreign key on `empresa_id`. Child tables have none; their parent has it. */
const companies = 'empresa'

function addCompany(table: Table, entity: Entity, entities: Entities): void {
  table.columns.push({ name: 'empresa_id', type: 'integer', notNull: true })
  if (entity.parent || ![...entities.values()].some((other) => other.table === companies)) return
  table.foreignKeys.push({
    name: identifierOf(table.name, 'empresa', 'fk'),
    columns: ['empresa_id'],
    table: companies,
    references: ['id'],
    onDelete: 'restrict',
  })
}

/** Adds the owner column: a company, or the installation (default). */
function addOwner(table: Table, { columns }: Storage): void {
  table.columns.push({ name: 'empresa_id', type: 'integer', notNull: true, default: String(INSTALLATION) })
  const said = columns.find(({ field }) => field.hint.owner)?.name
  if (said === undefined) return
  table.checks.push({ name: identifierOf(table.name, 'owner'), kind: 'owner', columns: ['empresa_id', said] })
}

/** Adds the parent's id and the position to a child table; ON DELETE CASCADE. */
function addParent(table: Table, entity: Entity, entities: Entities, column: string): void {
  const parent = entity.parent && entities.get(entity.parent.entity)
  if (!parent) return
  table.columns.push(
    { name: column, type: 'bigint', notNull: true, ...columnWas(parent) },
    { name: 'ordem_', type: 'integer', notNull: true, default: '0' },
  )
  table.foreignKeys.push({
    name: identifierOf(table.name, 'parent_fk'),
    columns: companyFirst(entity, column),
    table: parent.table,
    references: companyFirst(parent, 'id'),
    onDelete: 'cascade',
  })
  table.indexes.push({ name: identifierOf(table.name, 'parent_idx'), columns: companyFirst(entity, column, 'ordem_') })
}

/** Former place of a child's rows, from when its field was a list of inline objects. */
function childSource(entity: Entity, entities: Entities, storage: Storage): Table['source'] {
  const parent = entity.parent && entities.get(entity.parent.entity)
  if (!parent || !entity.parent || !storage.parent) return undefined
  const { field } = entity.parent
  const stored = storage.columns.filter(({ part }) => part !== 'company')
  const row = Object.entries(fieldAt(parent, field)?.hint.convert?.row ?? {})
  const columnOf = (path: string) => stored.find((one) => one.field.path === path)?.name ?? ''
  return {
    owner: parent.table,
    fields: [field, ...(fieldHistory(parent.fields).get(field)?.was ?? [])],
    column: storage.parent.column,
    ...(row.length > 0 ? { row: row.map(([to, from]) => ({ column: columnOf(to), from: toSnakeCase(from) })) } : {}),
    items: stored.map(({ name, field: own, part }) => ({
      column: name,
      path: [...own.path.split('.'), ...(part === 'id' ? ['id'] : [])],
    })),
  }
}

/** Adds the last columns of every table: last day of dated rows, version, own fields of companies, full-text column; then the remaining indexes. */
function finish(table: Table, entity: Entity, storage: Storage): void {
  const dated = datedTableOf(entity, storage)
  if (dated) {
    table.columns.push({ name: LAST_DAY, type: 'date' })
    table.lastDays = lastDaysSql(dated)
  }
  table.columns.push({ name: 'versao', type: 'integer', notNull: true, default: '1' })
  if (storage.extras) table.columns.push({ name: 'extras', type: 'jsonb', field: 'extras' })
  if (storage.search) {
    table.columns.push({ name: 'busca', type: 'text', searched: storage.search })
    table.indexes.push({ name: identifierOf(table.name, 'busca'), columns: ['busca'], trigram: true })
    table.indexes.push(...labelIndex(entity, storage))
  }
  table.indexes.push(...declaredIndexes(entity, storage))
  table.indexes = withoutRedundant(table.indexes, table.primaryKey)
}

/** Index on the label of person registers: users without read authority search by name only, while the full-text column covers more fields. */
function labelIndex(entity: Entity, { columns, search = [] }: Storage): Table['indexes'] {
  const [path, ...others] = entity.label
  const column = columns.find(({ field, part }) => field.path === path && part === 'value')?.name
  if (!entity.lgpd?.person || others.length > 0 || column === undefined || search.join() === column) return []
  return [{ name: identifierOf(entity.table, 'rotulo'), columns: [column], trigram: true, folded: true }]
}

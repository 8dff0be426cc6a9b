import type { Entity } from '#schemas/runtime/model.ts'
import { isOfCompany } from '#schemas/runtime/scope.ts'
import type { Storage } from '#schemas/storage.ts'
import { identifierOf } from './identifier.ts'
import { companyFirst, ownerFirst } from './scope.ts'
import type { Index } from './shape.ts'
import { indexedSortPaths } from './sortable.ts'

/** Indexes declared by an entity or needed by its list; indexes on references are added with the reference. */
export function declaredIndexes(entity: Entity, storage: Storage): Index[] {
  const { table } = storage
  const columnsOf = (path: string) => storage.columns.filter(({ field }) => field.path === path).map(({ name }) => name)
  const indexes: Index[] = []
  if (entity.single) indexes.push(singleIndex(entity))
  for (const { fields } of entity.unique) {
    const columns = fields.flatMap(columnsOf)
    // a child's unique key applies within its parent
    const within = storage.parent ? [storage.parent.column] : []
    indexes.push({
      name: identifierOf(table, ...columns, 'key'),
      columns: ownerFirst(entity, ...within, ...columns),
      unique: true,
    })
  }
  for (const fields of entity.indexes) {
    const columns = fields.flatMap(columnsOf)
    indexes.push({ name: identifierOf(table, ...columns, 'idx'), columns: companyFirst(entity, ...columns) })
  }
  if (entity.routes.length > 0)
    for (const [column = ''] of indexedSortPaths(entity).map(columnsOf))
      indexes.push({ name: identifierOf(table, column, 'sort'), columns: companyFirst(entity, column, 'id') })
  return indexes
}

function singleIndex(entity: Entity): Index {
  const name = identifierOf(entity.table, 'single')
  return isOfCompany(entity) ? { name, columns: ['empresa_id'], unique: true } : { name, columns: [], singleton: true }
}

/** Drops non-unique indexes that are a prefix of another index or of the primary key, and duplicates. */
export function withoutRedundant(indexes: Index[], primaryKey: string[]): Index[] {
  const starts = (longer: string[], shorter: string[]) => shorter.every((column, i) => longer[i] === column)
  return indexes.filter((index, i) => {
    if (index.unique || index.trigram || index.singleton) return true
    if (starts(primaryKey, index.columns)) return false
    return !indexes.some((other, j) => {
      if (i === j || other.trigram || other.singleton || !starts(other.columns, index.columns)) return false
      return other.columns.length > index.columns.length || other.unique === true || j < i
    })
  })
}

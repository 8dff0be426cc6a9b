import type { Entity, Field } from '#schemas/runtime/model.ts'
import { toSnakeCase } from '#schemas/runtime/names.ts'
import { hasForeignKey } from '#schemas/runtime/scope.ts'
import type { FieldHistory } from './history.ts'
import { identifierOf } from './identifier.ts'
import { companyFirst, keyOf } from './scope.ts'
import type { Column, Table } from './shape.ts'

/** Columns of a reference, as named by schemas/storage.ts. */
export interface ReferencePlace {
  field: Field
  id: string
  /** for targets that companies share */
  company?: string
}

/** Adds the columns of a reference to its table, with foreign key and index, and a check that id and company are both null or both set. */
export function addReference(
  table: Table,
  owner: Entity,
  target: Entity,
  { field, id, company }: ReferencePlace,
  history: FieldHistory,
): void {
  const column = (name: string, type: Column['type'], suffix: string): Column => ({
    name,
    type,
    field: field.path,
    ...(history.required ? { notNull: true } : {}),
    ...(history.was.length > 0 ? { was: history.was.map((path) => toSnakeCase(path) + suffix) } : {}),
  })
  const base = toSnakeCase(field.path)
  if (company !== undefined) {
    table.columns.push(column(company, 'integer', '_empresa_id'))
    table.checks.push({ name: identifierOf(owner.table, base, 'pair'), kind: 'pair', columns: [company, id] })
  }
  table.columns.push(column(id, 'bigint', '_id'))
  table.indexes.push({
    name: identifierOf(owner.table, base, 'idx'),
    columns: companyFirst(owner, id, ...(company === undefined ? [] : [company])),
  })
  if (!hasForeignKey(owner, target)) return
  table.foreignKeys.push({
    name: identifierOf(owner.table, base, 'fk'),
    columns: keyOf(target, id, company),
    table: target.table,
    references: companyFirst(target, 'id'),
    onDelete: 'restrict',
  })
}

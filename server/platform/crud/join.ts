import type { Entity } from '#schemas/runtime/model.ts'
import { toSnakeCase } from '#schemas/runtime/names.ts'
import { isOfCompany } from '#schemas/runtime/scope.ts'
import type { StoredColumn } from '#schemas/storage.ts'

/** SQL condition that joins a reference's target (alias `r`) to the row that holds it (alias `t`). */
export function joinOn(
  column: StoredColumn,
  target: Entity,
  holder: { alias: string; company: boolean },
  r: string,
): string {
  const id = `${r}.id = ${holder.alias}.${column.name}`
  if (target.scope === 'compartilhado')
    return `${r}.empresa_id = ${holder.alias}.${column.name.replace(/_id$/, '_empresa_id')} and ${id}`
  if (target.scope === 'empresa' && holder.company) return `${r}.empresa_id = ${holder.alias}.empresa_id and ${id}`
  return id
}

/** SQL condition that joins the rows of a list (alias `l`) to the record they belong to (alias `t`): of its company, where there are companies. */
export function joinRows(record: Entity, t: string, rows: Entity, l: string): string {
  const ofCompany = isOfCompany(rows) ? ` and ${l}.empresa_id = ${t}.empresa_id` : ''
  return `${l}.${toSnakeCase(record.table)}_id = ${t}.id${ofCompany}`
}

import type { Entity } from '#schemas/runtime/model.ts'
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

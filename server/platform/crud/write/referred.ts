import type { Entity, Field } from '#schemas/runtime/model.ts'
import { hasForeignKey } from '#schemas/runtime/scope.ts'
import { labelOf } from '#schemas/runtime/shown/display.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import type { Ctx } from '../define.ts'
import { planOf } from '../plan/plan.ts'
import type { StoredRecord } from '../read/read.ts'

/** One column of another register that may hold the id of a record, with no foreign key behind it. */
interface Unkeyed {
  holder: Entity
  table: string
  column: string
}

const known = new WeakMap<Entity, Unkeyed[]>()

function unkeyedOf({ entity, deps: { model } }: Ctx): Unkeyed[] {
  const found = known.get(entity)
  if (found) return found
  const made = [...model.entities.values()].flatMap((holder) => {
    if (hasForeignKey(holder, entity)) return []
    const { table, columns, links } = planOf(holder, model).storage
    const isHere = ({ field }: { field: Field }) => field.kind !== 'children' && field.target === entity.path
    return [
      ...columns.filter(isHere).map(({ name }) => ({ holder, table, column: name })),
      ...links.filter(isHere).map((link) => ({ holder, table: link.table, column: link.target })),
    ]
  })
  known.set(entity, made)
  return made
}

/**
 * Refuses to delete a record that columns without a foreign key refer to (those of the installation's tables).
 * @throws DomainError 409 POSSUI_DEPENDENCIAS
 */
export async function refuseReferred(tx: Ctx, stored: StoredRecord): Promise<void> {
  for (const { holder, table, column } of unkeyedOf(tx)) {
    const rows = await run(tx.db, `select 1 from ${table} where ${column} = $1 limit 1`, [stored.id])
    if (rows.length > 0) fail('POSSUI_DEPENDENCIAS', { registro: labelOf(tx.entity, stored), onde: holder.plural })
  }
}

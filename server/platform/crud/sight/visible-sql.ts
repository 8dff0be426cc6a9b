import { type RawBuilder, sql } from 'kysely'
import { Values } from '#server/platform/database/sql.ts'
import type { Ctx } from '../define.ts'
import { visibleRows } from './visible-rows.ts'

/** The rows of an entity that the session sees, as a condition of a statement written as text. */
export function visibleTo({ session, deps }: Ctx, path: string, alias: string, values: Values): string {
  const entity = deps.model.entities.get(path)
  if (!entity) throw new Error(`Unknown entity: ${path}`)
  return visibleRows(entity, session, alias, values, deps).join(' and ') || 'true'
}

/** The rows of an entity that the session sees, as a condition for a Kysely query: `.where(visibleSql(ctx, 'captacao/anuncio', 'a'))`. */
export function visibleSql(ctx: Ctx, path: string, alias: string): RawBuilder<boolean> {
  const values = new Values()
  const parts = visibleTo(ctx, path, alias, values)
    .split(/\$(\d+)/)
    .map((part, i) => (i % 2 === 0 ? sql.raw(part) : sql.val(values.list[Number(part) - 1])))
  return sql<boolean>`(${sql.join(parts, sql.raw(''))})`
}

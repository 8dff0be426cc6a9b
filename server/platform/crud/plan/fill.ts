import { isComputing } from '#schemas/runtime/computed/evaluate.ts'
import { withComputed } from '#schemas/runtime/computed/fill.ts'
import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import type { Ctx } from '../define.ts'
import { planOf, targetOf } from './plan.ts'

/**
 * Sets the computed fields of a record that is being written, as far as they depend on it alone, for hooks to read.
 * @param ruled only those that conditions read
 */
export function fillComputed(ctx: Ctx, record: RecordData, ruled = false): void {
  if (!isComputing(ctx.entity, ruled)) return
  const filled = withComputed(ctx.deps.runtimes.get(ctx.entity.path), record, ctx.context, { ruled })
  for (const name of Object.keys(record)) if (!(name in filled)) delete record[name]
  Object.assign(record, filled)
}

/** Completes a record that was read, and its rows, with the computed fields that depend on it alone; those that rest on other records were read with it. */
export function completeRead(ctx: Ctx, entity: Entity, record: RecordData): RecordData {
  for (const field of computingLists(ctx, entity)) {
    const rows = valueAt(record, field.path)
    const child = targetOf(field, ctx.deps.model)
    if (Array.isArray(rows)) for (const [i, row] of rows.entries()) rows[i] = completeRead(ctx, child, row)
  }
  if (!isComputing(entity)) return record
  return withComputed(ctx.deps.runtimes.get(entity.path), record, ctx.context, { labelled: true })
}

const known = new WeakMap<Entity, Field[]>()

/** The lists whose rows, or rows of theirs, have something to work out: of most entities none. */
function computingLists(ctx: Ctx, entity: Entity): Field[] {
  const found = known.get(entity) ?? findLists(ctx, entity)
  known.set(entity, found)
  return found
}

const findLists = (ctx: Ctx, entity: Entity): Field[] =>
  planOf(entity, ctx.deps.model).childFields.filter((field) => {
    const child = targetOf(field, ctx.deps.model)
    return isComputing(child) || computingLists(ctx, child).length > 0
  })

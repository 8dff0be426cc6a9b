import type { Model } from '#schemas/load.ts'
import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, valueAt } from '#schemas/runtime/paths.ts'
import type { Session } from '#server/platform/access/session.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import type { Ctx, Deps } from '../define.ts'
import { targetOf } from '../plan/plan.ts'
import { rowLimits, visibleRows } from './visible-rows.ts'

/** Where the records of an entity name people: in references of their own, and in lists whose rows do. */
interface Naming {
  fields: { field: Field; target: Entity }[]
  lists: { path: string; inside: Naming }[]
  /** the registers that are named, also by rows */
  targets: Set<Entity>
}

const known = new WeakMap<Entity, Naming>()

/** Where an entity names people, cached: every answer asks for it. */
function namingOf(model: Model, entity: Entity): Naming {
  const found = known.get(entity)
  if (found) return found
  const naming: Naming = { fields: [], lists: [], targets: new Set() }
  for (const field of leafFields(entity.fields)) {
    if (!['reference', 'references', 'children'].includes(field.kind)) continue
    const target = targetOf(field, model)
    if (field.kind === 'children') {
      const inside = namingOf(model, target)
      if (inside.targets.size > 0) naming.lists.push({ path: field.path, inside })
      for (const named of inside.targets) naming.targets.add(named)
    } else if (target.lgpd?.person) {
      naming.fields.push({ field, target })
      naming.targets.add(target)
    }
  }
  known.set(entity, naming)
  return naming
}

const isLimited = (entity: Entity, session: Session, deps: Deps): boolean =>
  rowLimits(entity, session, 't', new Values(), deps).length > 0

/**
 * Replaces the names of people whom the session does not see in the references of records by register and id, as the trail does ('Talento 12'), in place: a
 * record of one's own area may refer to somebody of another (promise 4).
 */
export async function hideUnseenPeople(ctx: Ctx, records: RecordData[]): Promise<void> {
  const naming = namingOf(ctx.deps.model, ctx.entity)
  // nothing is looked up for registers whose rows the session all sees
  const limited = [...naming.targets].filter((target) => isLimited(target, ctx.session, ctx.deps))
  if (limited.length === 0) return
  const named = new Map<Entity, RecordData[]>(limited.map((target) => [target, []]))
  collect(naming, records, named)
  for (const [target, references] of named) await hideUnseen(ctx, target, references)
}

/**
 * Hides the names of people whom the session does not see in references that a hand-written statement made.
 * @param path register of people
 * @param references to its records, with the label under its name; null ones are skipped
 * @returns the references whose names were hidden
 */
export async function hideNames<T extends { id?: unknown }>(
  ctx: Ctx,
  path: string,
  references: (T | null | undefined)[],
): Promise<T[]> {
  const target = ctx.deps.model.entities.get(path)
  if (!target) throw new Error(`Unknown entity: ${path}`)
  if (!isLimited(target, ctx.session, ctx.deps)) return []
  return hideUnseen(
    ctx,
    target,
    references.flatMap((reference) => reference ?? []),
  )
}

async function hideUnseen<T extends { id?: unknown }>(ctx: Ctx, target: Entity, references: T[]): Promise<T[]> {
  if (references.length === 0) return []
  const seen = await seenAmong(
    ctx,
    target,
    references.map(({ id }) => Number(id)),
  )
  const unseen = references.filter(({ id }) => !seen.has(Number(id)))
  for (const reference of unseen)
    Object.assign(reference, { [target.labelKey]: `${target.title} ${Number(reference.id)}` })
  return unseen
}

function collect({ fields, lists }: Naming, records: RecordData[], named: Map<Entity, RecordData[]>): void {
  for (const record of records) {
    for (const { field, target } of fields) {
      named.get(target)?.push(...[valueAt(record, field.path)].flat().filter(isReference))
    }
    for (const { path, inside } of lists) {
      const rows = valueAt(record, path)
      if (Array.isArray(rows)) collect(inside, rows as RecordData[], named)
    }
  }
}

const isReference = (value: unknown): value is RecordData =>
  typeof value === 'object' && value !== null && typeof (value as RecordData).id === 'number'

async function seenAmong(ctx: Ctx, target: Entity, ids: number[]): Promise<ReadonlySet<number>> {
  const values = new Values()
  const where = [
    `t.id = any(${values.add([...new Set(ids)])}::bigint[])`,
    ...visibleRows(target, ctx.session, 't', values, ctx.deps),
  ]
  const text = `select t.id from ${target.table} t where ${where.join(' and ')}`
  const rows = await run<{ id: number }>(ctx.db, text, values.list)
  return new Set(rows.map(({ id }) => Number(id)))
}

import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import type { Ctx } from '../define.ts'
import { type Plan, planOf, targetOf } from '../plan/plan.ts'
import { placeRows } from '../rows/collections.ts'
import { translateWriteError } from '../rows/database-errors.ts'
import { keepLastDays } from '../rows/last-days.ts'
import { deleteRows, freeIds, insertRows, updateRows } from '../rows/row-sets.ts'
import { refuseForeignRows, type SortedRows, sortRows, withReadOnly } from '../rows/sorted-rows.ts'
import type { Owners } from '../rows/values.ts'
import { changesBetween, sameInTrail, type TrailUpdate, writeTrailLines } from '../trail/write-trail.ts'
import { holdFiles, namesFiles } from './hold-files.ts'
import { type Change, eventFor, isWorthALine, prepareChange, type Ready, settleChange, writeReady } from './persist.ts'

/** A change of a stored record. */
export type StoredChange = Change & Required<Pick<Change, 'before'>>

/**
 * Stores many changed records of one entity, as `persist` stores each of them, with few statements for all: rules and hooks run for every record, rows, rows of
 * lists and lines of the trail are written together. Hooks before the save must not rely on what the same call writes of another record. A change that sets
 * cannot hold (links, own fields of the company, files of rows' rows) is stored alone. Runs in the caller's transaction, for some hundreds of records a call.
 * @throws DomainError with the violations of the first record that has some
 */
export async function persistMany(ctx: Ctx, changes: StoredChange[]): Promise<void> {
  const plan = planOf(ctx.entity, ctx.deps.model)
  const together: Ready[] = []
  try {
    const preparing = { ...ctx, found: new Map() }
    for (const change of changes) {
      const ready = await prepareChange(preparing, change)
      // checked after the hooks, which may have changed what a set cannot hold
      if (fitsSet(ctx, plan, change)) together.push(ready)
      else await writeReady(ctx, ready)
    }
    await writeRows(ctx, plan, together)
    for (const field of plan.childFields) await writeList(ctx, plan, field, together)
    await writeTrail(ctx, together)
    for (const ready of together) {
      const { record, before } = ready.change
      if (namesFiles(ctx, record) || namesFiles(ctx, before)) await holdFiles(ctx, Number(record.id))
      await settleChange(ctx, ready)
    }
  } catch (error) {
    translateWriteError(ctx, error)
  }
}

/** Whether all that a change writes are columns of the record's row and of plain rows of its lists, in the session's company. */
function fitsSet(ctx: Ctx, plan: Plan, { record, before, kept, parent, company }: StoredChange): boolean {
  const { storage, childFields, model } = plan
  if (ctx.restoring || kept || parent || company !== undefined) return false
  if (!storage.company || (before.empresaId !== undefined && before.empresaId !== ctx.session.empresaId)) return false
  const apart = [...storage.links, ...storage.own].map(({ field }) => field)
  return (
    apart.every((field) => sameInTrail(field, valueAt(before, field.path), valueAt(record, field.path))) &&
    childFields.every((field) => {
      if (JSON.stringify(valueAt(record, field.path)) === JSON.stringify(valueAt(before, field.path))) return true
      const child = planOf(targetOf(field, model), model)
      return child.storage.links.length + child.storage.own.length + child.childFields.length === 0
    })
  )
}

const ownersOfAll = (all: Ready[]): Owners => new Map(all.flatMap(({ owners }) => [...owners]))

/** The rows of the records themselves: columns that differ in none of them are left as they are. */
async function writeRows(ctx: Ctx, plan: Plan, all: Ready[]): Promise<void> {
  const columns = plan.storage.columns.filter(({ field }) =>
    all.some(({ change: { record, before } }) => {
      return !sameInTrail(field, before && valueAt(before, field.path), valueAt(record, field.path))
    }),
  )
  const rows = all.map(({ change }) => ({ record: { ...change.record, id: change.before?.id } }))
  await updateRows(ctx, plan, rows, ownersOfAll(all), columns)
  for (const { change } of all) change.record.id = change.before?.id
}

/** The rows of one list of all the records. */
async function writeList(ctx: Ctx, plan: Plan, field: Field, all: Ready[]): Promise<void> {
  const { path } = field
  const child = planOf(targetOf(field, plan.model), plan.model)
  const found = all.flatMap(({ change: { record, before } }): (SortedRows & { parent: number })[] => {
    const rows = rowsAt(record, path)
    const stored = rowsAt(before, path)
    if (JSON.stringify(rows) === JSON.stringify(stored)) return []
    refuseForeignRows(field, rows, stored)
    return [{ ...sortRows(child, rows, stored), parent: Number(record.id) }]
  })
  const written = found.flatMap(({ written, parent }) =>
    written.map(({ row, former, position }) => ({ row, former, parent: { id: parent, position } })),
  )
  const made = written.filter(({ former }) => former === undefined)
  const changed = written.flatMap(({ row, former, parent }) =>
    former ? [{ record: withReadOnly(child, row, former), parent }] : [],
  )
  await deleteRows(
    ctx,
    child,
    found.flatMap(({ gone }) => gone),
  )
  const ids = await freeIds(ctx, child, made.length)
  for (const [i, { row }] of made.entries()) row.id = ids[i]
  const owners = ownersOfAll(all)
  await insertRows(
    ctx,
    child,
    made.map(({ row, parent }) => ({ record: row, parent })),
    owners,
  )
  await updateRows(ctx, child, changed, owners)
  await placeRows(
    ctx,
    child,
    found.flatMap(({ same }) => same),
  )
  await keepLastDays(
    ctx,
    child,
    found.map(({ parent }) => parent),
    ctx.session.empresaId,
  )
}

const rowsAt = (record: RecordData | undefined, path: string): RecordData[] =>
  ((record && valueAt(record, path)) as RecordData[] | undefined) ?? []

async function writeTrail(ctx: Ctx, all: Ready[]): Promise<void> {
  for (const operation of new Set(all.map(({ change }) => change.operation))) {
    const lines = all.flatMap(({ change }): TrailUpdate[] => {
      const changes = changesBetween(ctx.entity, change.before, change.record)
      if (change.operation !== operation || !isWorthALine(operation, changes)) return []
      const event = eventFor(ctx, change, changes)
      return [{ id: Number(change.record.id), changes, ...(event && { event }) }]
    })
    await writeTrailLines(ctx, ctx.session.empresaId, operation, lines)
  }
}

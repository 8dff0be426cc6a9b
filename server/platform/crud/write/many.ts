import { eventOf } from '#schemas/runtime/definition/events.ts'
import type { FieldError, RecordData } from '#schemas/runtime/model.ts'
import { checkRecord } from '#schemas/runtime/record/record.ts'
import type { Ctx } from '../define.ts'
import { fillComputed } from '../plan/fill.ts'
import { type Plan, planOf } from '../plan/plan.ts'
import type { StoredRecord } from '../read/read.ts'
import { translateWriteError } from '../rows/database-errors.ts'
import { deleteRows, freeIds, insertRows, updateRows } from '../rows/row-sets.ts'
import { ownersOf } from '../rows/values.ts'
import { changesBetween, isSilent, type Operation, type TrailUpdate, writeTrailLines } from '../trail/write-trail.ts'

/** A record that code made or changed. */
export interface ManyChange {
  record: RecordData
  /** stored state of a change */
  before?: StoredRecord
}

/** A record that was refused, with its errors. */
export interface ManyRefused {
  record: RecordData
  errors: FieldError[]
}

/** Rows of one statement: memory stays flat, whatever the number of records. */
const ROWS = 1000

/**
 * Stores many records that code made, a thousand rows to a statement: rules of the definition, versions, lines of the trail, events and notices are
 * those of single records. What only single records ask for is the caller's: rights, hooks, and that the references are there. For records without
 * rows, lists and numbers. Runs in the caller's transaction.
 * @returns those that the rules refuse; the others are stored, each with its `id`
 */
export async function storeMany(tx: Ctx, changes: ManyChange[], operation: Operation): Promise<ManyRefused[]> {
  const plan = planOf(tx.entity, tx.deps.model)
  refuseUnfit(plan)
  refuseRows(plan, changes)
  const refused: ManyRefused[] = []
  for (let at = 0; at < changes.length; at += ROWS) {
    const fit = changes.slice(at, at + ROWS).filter(({ record }) => {
      const errors = violations(tx, record)
      if (errors.length > 0) refused.push({ record, errors })
      return errors.length === 0
    })
    try {
      await storeGroup(tx, plan, fit, operation)
    } catch (error) {
      translateWriteError(tx, error)
    }
  }
  return refused
}

function refuseUnfit({ entity, storage }: Plan): void {
  const numbered = entity.fields.some(({ hint }) => hint.number !== undefined)
  if (storage.links.length > 0 || numbered || !storage.company)
    throw new Error(`${entity.path} is not stored many at once`)
}

/** Rows of lists have statements of their own: an entity may have lists, the records that are stored here bring none. */
function refuseRows({ entity, childFields }: Plan, changes: ManyChange[]): void {
  const brings = ({ record, before }: ManyChange) =>
    childFields.some(({ path }) => record[path] !== undefined && record[path] !== before?.[path])
  if (changes.some(brings)) throw new Error(`Rows of ${entity.path} are not stored many at once`)
}

function violations(tx: Ctx, record: RecordData): FieldError[] {
  fillComputed(tx, record)
  const { id: _, versao: __, empresaId: ___, ...data } = record
  return checkRecord(tx.deps.runtimes.get(tx.entity.path), data, tx.context)
}

async function storeGroup(tx: Ctx, plan: Plan, changes: ManyChange[], operation: Operation): Promise<void> {
  const owners = await ownersOf(
    tx,
    changes.map(({ record }) => record),
  )
  const made = changes.filter(({ before }) => before === undefined)
  const ids = await freeIds(tx, plan, made.length)
  for (const [i, { record }] of made.entries()) record.id = ids[i]
  await insertRows(tx, plan, made, owners)
  const changed = changes.flatMap(({ record, before }) => {
    const fields = before ? changesBetween(tx.entity, before, record) : {}
    return before && Object.keys(fields).length > 0 ? [{ record, before, fields }] : []
  })
  const touched = new Set(changed.flatMap(({ fields }) => Object.keys(fields)))
  const columns = plan.storage.columns.filter(({ field }) => touched.has(field.path) || isSilent(field))
  await updateRows(tx, plan, changed, owners, columns)
  const event = (versao: number, campos: string[], name = eventOf(tx.entity, operation)) =>
    name === undefined ? {} : { event: { name, versao, campos } }
  const lines: TrailUpdate[] = [
    ...made.map(({ record }) => {
      const fields = changesBetween(tx.entity, undefined, record)
      return { id: Number(record.id), changes: fields, ...event(1, Object.keys(fields)) }
    }),
    ...changed.map(({ before, fields }) => ({
      id: before.id,
      changes: fields,
      ...event(before.versao + 1, Object.keys(fields)),
    })),
  ]
  await writeTrailLines(tx, tx.session.empresaId, operation, lines)
  for (const { record, before } of [...made, ...changed] as ManyChange[])
    await tx.deps.notices?.fire(tx, record as RecordData & { id: number }, before)
}

/**
 * Deletes many records that code has read, with a line of the trail for each; they are not kept for bringing back. Rights and hooks are the caller's
 * affair, as in `storeMany`.
 */
export async function removeMany(tx: Ctx, records: StoredRecord[]): Promise<void> {
  const plan = planOf(tx.entity, tx.deps.model)
  refuseUnfit(plan)
  const name = eventOf(tx.entity, 'exclusao')
  for (let at = 0; at < records.length; at += ROWS) {
    const some = records.slice(at, at + ROWS)
    await deleteRows(
      tx,
      plan,
      some.map(({ id }) => id),
    )
    const lines = some.map((record) => ({
      id: record.id,
      changes: changesBetween(tx.entity, record, undefined),
      ...(name === undefined ? {} : { event: { name, versao: record.versao, campos: [] } }),
    }))
    await writeTrailLines(tx, tx.session.empresaId, 'exclusao', lines)
  }
}

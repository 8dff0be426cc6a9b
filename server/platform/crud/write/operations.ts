import { eventOf } from '#schemas/runtime/definition/events.ts'
import { isFileField } from '#schemas/runtime/files/rules.ts'
import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, setAt, valueAt } from '#schemas/runtime/paths.ts'
import { applyDefaults, isRequired } from '#schemas/runtime/record/record.ts'
import { labelOf } from '#schemas/runtime/shown/display.ts'
import { recordChanges } from '#server/platform/crud/trail/security-changes.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { inTransaction } from '../context.ts'
import type { Ctx } from '../define.ts'
import { planOf } from '../plan/plan.ts'
import { concealFields } from '../read/answer.ts'
import { findStored, readRecord, readStored, type StoredRecord } from '../read/read.ts'
import { readSaved } from '../read/saved.ts'
import { translateDeleteError } from '../rows/database-errors.ts'
import { deleteRow } from '../rows/statements.ts'
import { hideUnseenPeople } from '../sight/unseen-people.ts'
import { changesBetween, writeTrailLine } from '../trail/write-trail.ts'
import { refuseKept } from '../workflow/locks.ts'
import { copyChosen } from './copies.ts'
import { type Join, makeJoins } from './joins.ts'
import { keepDeleted } from './keep.ts'
import { fromBody, keepHidden, mergeBody } from './merge.ts'
import { ownerOf, requireOwner } from './owner.ts'
import { persist } from './persist.ts'
import { refuseReferred } from './referred.ts'
import { refuseUnseenLoss } from './unseen.ts'

/** A new record with its defaults, as a form starts with; nothing is stored. */
export async function newRecord(ctx: Ctx): Promise<RecordData> {
  const record = applyDefaults(ctx.deps.runtimes.get(ctx.entity.path), {}, ctx.context)
  await ctx.deps.registry[ctx.entity.path]?.hooks?.defaults?.(ctx, record)
  return record
}

/** Creates a record from a body, and what it joins. @returns it as stored, or `leftSight` @throws DomainError 400, 409 */
export async function createRecord(ctx: Ctx, body: RecordData, joins: Join[] = []): Promise<StoredRecord> {
  return inTransaction(ctx, async (tx) => {
    const id = await insertBody(tx, body)
    await makeJoins(tx, id, joins, insertBody)
    return readSaved(tx, id)
  })
}

/**
 * The transaction's part of `createRecord`: also for imports and actions that create.
 * @param given read-only fields, which no body may say
 * @returns the new id
 */
export async function insertBody(tx: Ctx, body: RecordData, given: RecordData = {}): Promise<number> {
  const record = applyDefaults(tx.deps.runtimes.get(tx.entity.path), fromBody(tx, body), tx.context)
  await tx.deps.registry[tx.entity.path]?.hooks?.defaults?.(tx, record)
  await copyChosen(tx, record, undefined, body)
  keepHidden(tx, record, {})
  Object.assign(record, given)
  return persist(tx, { record, operation: 'criacao' })
}

export interface UpdateOptions {
  /** PATCH: absent = kept */
  partial: boolean
  /** version the client read; required */
  version: number | undefined
}

/** Changes a record; a stale version is 409 with the current record. @returns it as stored, or `leftSight` */
export async function updateRecord(
  ctx: Ctx,
  id: number,
  body: RecordData,
  options: UpdateOptions,
): Promise<StoredRecord> {
  return inTransaction(ctx, async (tx) => {
    await updateInside(tx, id, body, options)
    return readSaved(tx, id)
  })
}

/** The transaction's part of `updateRecord`: also for records that are saved together. */
export async function updateInside(tx: Ctx, id: number, body: RecordData, options: UpdateOptions): Promise<void> {
  if (options.version === undefined) fail('VERSAO_OBRIGATORIA')
  const before = await readStored(tx, id, { lock: true })
  await checkVersion(tx, before, options.version)
  const { record, kept } = mergeBody(tx, before, body, options.partial)
  await copyChosen(tx, record, before, body)
  keepHidden(tx, record, before)
  await persist(tx, { record, before, operation: 'alteracao', kept })
}

/** 409 with the record as it now is, when the client read another version. */
export async function checkVersion(ctx: Ctx, stored: StoredRecord, version: number | undefined): Promise<void> {
  if (version === undefined || version === stored.versao) return
  fail('VERSAO_DESATUALIZADA', {}, { extra: { atual: await readRecord(ctx, stored.id) } })
}

/** Deletes a record, which can be brought back for 30 days, and answers with it as it was; 409 while other records refer to it. */
export async function deleteRecord(ctx: Ctx, id: number, version: number | undefined): Promise<StoredRecord> {
  return concealFields(ctx, await inTransaction(ctx, (tx) => deleteInside(tx, id, version)))
}

/** The transaction's part of `deleteRecord`: also for deleting many at once. */
export async function deleteInside(tx: Ctx, id: number, version: number | undefined): Promise<StoredRecord> {
  const stored = await readStored(tx, id, { lock: true })
  await checkVersion(tx, stored, version)
  const company = ownerOf(tx, stored, stored)
  requireOwner(tx, company)
  refuseKept(tx, stored)
  await refuseReferred(tx, stored)
  await tx.deps.registry[tx.entity.path]?.hooks?.beforeDelete?.(tx, stored)
  // after the rules that refuse the deletion to everybody
  refuseUnseenLoss(tx, stored)
  const event = eventOf(tx.entity, 'exclusao')
  await writeTrailLine(
    tx,
    id,
    company,
    'exclusao',
    changesBetween(tx.entity, stored, undefined),
    event === undefined ? undefined : { name: event, versao: stored.versao, campos: [] },
  )
  await recordChanges(tx, { id, operation: 'exclusao', company }, stored, undefined)
  await keepDeleted(tx, stored, company)
  try {
    await deleteRow(tx, planOf(tx.entity, tx.deps.model), id, company)
  } catch (error) {
    translateDeleteError(tx, error, labelOf(tx.entity, stored))
  }
  await tx.deps.registry[tx.entity.path]?.hooks?.afterDelete?.(tx, stored)
  return stored
}

/** A copy to start a new record from: without id, version, files, read-only fields and what the entity's `clone` hook takes away. */
export async function cloneRecord(ctx: Ctx, id: number): Promise<RecordData> {
  const stored = await findStored(ctx, id)
  if (!stored) return fail('NAO_ENCONTRADO')
  const copy = applyDefaults(
    ctx.deps.runtimes.get(ctx.entity.path),
    withoutIds(ctx, ctx.entity.fields, fromBody(ctx, stored, stored)),
    ctx.context,
  )
  await ctx.deps.registry[ctx.entity.path]?.hooks?.clone?.(ctx, copy)
  await hideUnseenPeople(ctx, [copy])
  return copy
}

/** Child rows of a copy are new rows, at every depth. A file belongs to one record: neither it nor a row that needs one is copied. */
function withoutIds(ctx: Ctx, fields: Field[], record: RecordData): RecordData {
  const copy = { ...record }
  for (const field of leafFields(fields)) {
    if (isFileField(field)) setAt(copy, field.path, undefined)
    const child = field.kind === 'children' ? ctx.deps.model.entities.get(field.target ?? '') : undefined
    const rows = valueAt(copy, field.path)
    if (!child || !Array.isArray(rows)) continue
    const runtime = ctx.deps.runtimes.get(child.path)
    const files = leafFields(child.fields).filter(isFileField)
    const fresh = rows
      .filter((row: RecordData) => !files.some((file) => isRequired(runtime, file, row, ctx.context)))
      .map(({ id: _, ...row }: RecordData) => withoutIds(ctx, child.fields, row))
    setAt(copy, field.path, fresh.length > 0 ? fresh : undefined)
  }
  return copy
}

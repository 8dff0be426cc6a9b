import { eventOf } from '#schemas/runtime/definition/events.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import { applyDefaults } from '#schemas/runtime/record/record.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { forEntity, inTransaction } from '../context.ts'
import type { Ctx } from '../define.ts'
import { type Plan, planOf } from '../plan/plan.ts'
import { concealFields } from '../read/answer.ts'
import { readStored, type StoredRecord } from '../read/read.ts'
import { readSaved } from '../read/saved.ts'
import { keepLastDays } from '../rows/last-days.ts'
import { deleteRow } from '../rows/statements.ts'
import { changesBetween, writeEvent, writeTrailLine } from '../trail/write-trail.ts'
import { sendBack } from '../workflow/approval/again.ts'
import { refuseLockedList } from '../workflow/locks.ts'
import { copyChosen } from './copies.ts'
import { fromBody, mergeBody } from './merge.ts'
import { checkVersion, type UpdateOptions } from './operations.ts'
import { persist } from './persist.ts'
import { inheritUnseen, refuseUnseen } from './unseen.ts'

/** The plan of a child, the context of its parent, and the column that refers to it. */
interface Family {
  plan: Plan
  parent: Ctx
  column: string
}

/** The parent that an address names, and the records it says the parent refers to. */
export interface ParentPath {
  id: number
  above?: { field: string; id: number }[]
}

function familyOf(ctx: Ctx): Family {
  const { parent } = ctx.entity
  const plan = planOf(ctx.entity, ctx.deps.model)
  if (!parent || !plan.storage.parent) throw new Error(`${ctx.entity.path} is no child`)
  return { plan, parent: forEntity(ctx, parent.entity), column: plan.storage.parent.column }
}

/** 404 unless the session sees the parent at this address. @returns the condition that keeps a child route to that parent */
export async function withinParent(ctx: Ctx, path: ParentPath) {
  const { parent, column } = familyOf(ctx)
  requireAbove(await readStored(parent, path.id), path)
  return { column, value: path.id }
}

/** Fails with 404 where the parent does not refer to the records of the address. */
function requireAbove(parent: StoredRecord, { above = [] }: ParentPath): void {
  for (const { field, id } of above)
    if ((valueAt(parent, field) as { id?: number } | undefined)?.id !== id) fail('NAO_ENCONTRADO')
}

/** Creates a child row through its own route; the parent's version rises. */
export async function createChild(ctx: Ctx, path: ParentPath, body: RecordData): Promise<StoredRecord> {
  const { plan, column } = familyOf(ctx)
  const parentId = path.id
  return inTransaction(ctx, async (tx) => {
    const owner = await lockParent(tx, path)
    const given = fromBody(tx, body)
    inheritUnseen(tx.session, tx.entity, given, rowsOf(tx, owner))
    const record = applyDefaults(tx.deps.runtimes.get(tx.entity.path), given, tx.context)
    await tx.deps.registry[tx.entity.path]?.hooks?.defaults?.(tx, record)
    await copyChosen(tx, record, undefined, body)
    const text = `select coalesce(max(ordem_) + 1, 0)::int as n from ${plan.storage.table} where ${column} = $1`
    const [row] = await run<{ n: number }>(tx.db, text, [parentId])
    const parent = { id: parentId, position: row?.n ?? 0 }
    const created = await persist(tx, { record, operation: 'criacao', parent, company: owner.company })
    await recheckParent(tx, owner)
    return readSaved(tx, created, { column, value: parentId })
  })
}

/** Changes a child row through its own route; the parent's version rises. */
export async function updateChild(
  ctx: Ctx,
  path: ParentPath,
  id: number,
  body: RecordData,
  options: UpdateOptions,
): Promise<StoredRecord> {
  if (options.version === undefined) fail('VERSAO_OBRIGATORIA')
  const { column } = familyOf(ctx)
  const within = { column, value: path.id }
  return inTransaction(ctx, async (tx) => {
    const owner = await lockParent(tx, path)
    const before = await readStored(tx, id, { lock: true, within })
    await checkVersion(tx, before, options.version)
    const { record, kept } = mergeBody(tx, before, body, options.partial)
    await copyChosen(tx, record, before, body)
    await persist(tx, { record, before, operation: 'alteracao', kept, company: owner.company })
    await recheckParent(tx, owner)
    return readSaved(tx, id, within)
  })
}

/** Deletes a child row through its own route; the parent's version rises. */
export async function deleteChild(
  ctx: Ctx,
  path: ParentPath,
  id: number,
  version: number | undefined,
): Promise<StoredRecord> {
  const { plan, column } = familyOf(ctx)
  return inTransaction(ctx, async (tx) => {
    const owner = await lockParent(tx, path)
    const stored = await readStored(tx, id, { lock: true, within: { column, value: path.id } })
    await checkVersion(tx, stored, version)
    await tx.deps.registry[tx.entity.path]?.hooks?.beforeDelete?.(tx, stored)
    await writeTrailLine(tx, id, owner.company, 'exclusao', changesBetween(tx.entity, stored, undefined))
    await deleteRow(tx, plan, id, owner.company)
    await recheckParent(tx, owner)
    return concealFields(tx, stored)
  })
}

interface Owner {
  parent: Ctx
  before: StoredRecord
  company: number
}

/** Locks the parent FOR UPDATE and returns it with the company that owns it. */
async function lockParent(tx: Ctx, path: ParentPath): Promise<Owner> {
  const { parent } = familyOf(tx)
  const before = await readStored(parent, path.id, { lock: true })
  requireAbove(before, path)
  refuseLockedList(parent, before, tx.entity.parent?.field ?? '')
  return { parent, before, company: Number(before.empresaId ?? tx.session.empresaId) }
}

/** The parent's rows as they were. */
function rowsOf({ entity }: Ctx, { before }: Owner): RecordData[] {
  const rows = valueAt(before, entity.parent?.field ?? '')
  return Array.isArray(rows) ? (rows as RecordData[]) : []
}

/** Saves the parent again after a call of a child's own route: refuses what its form would refuse, and recomputes what it derives from its children. */
async function recheckParent(tx: Ctx, { parent, before, company }: Owner): Promise<void> {
  await keepLastDays(tx, planOf(tx.entity, tx.deps.model), [before.id], company)
  const after = await readStored({ ...parent, db: tx.db }, before.id)
  const kept = new Set(parent.entity.fields.filter((f) => f.writeOnly).map((f) => f.path))
  const record = structuredClone(after)
  refuseUnseen(parent, before, record)
  sendBack(parent, before, record)
  await persist(
    { ...parent, db: tx.db },
    { record, before: after, tolerated: before, operation: 'alteracao', kept, company },
  )
  // webhooks know the record, not its rows
  const name = eventOf(parent.entity, 'alteracao')
  const campos = [tx.entity.parent?.field ?? '']
  if (name !== undefined)
    await writeEvent({ ...parent, db: tx.db }, before.id, company, { name, versao: after.versao + 1, campos })
}

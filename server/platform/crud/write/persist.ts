import { eventOf } from '#schemas/runtime/definition/events.ts'
import { violation } from '#schemas/runtime/messages.ts'
import type { FieldError, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt, setAt, valueAt } from '#schemas/runtime/paths.ts'
import { checkRecord } from '#schemas/runtime/record/record.ts'
import { recordChanges } from '#server/platform/crud/trail/security-changes.ts'
import { invalid } from '#server/platform/errors/errors.ts'
import type { Ctx } from '../define.ts'
import { fillComputed } from '../plan/fill.ts'
import { planOf } from '../plan/plan.ts'
import { followRows } from '../read/in-force.ts'
import { isRowAlone, writeCollections } from '../rows/collections.ts'
import { translateWriteError } from '../rows/database-errors.ts'
import { insertRow, type Place, readColumns, updateRow } from '../rows/statements.ts'
import { type Owners, resolveReferences } from '../rows/values.ts'
import type { RecordEvent } from '../trail/events.ts'
import { type Changes, changesBetween, type Operation, trailLine, writeTrailLine } from '../trail/write-trail.ts'
import { followApprovals } from '../workflow/approval/follow.ts'
import { checkMoves } from '../workflow/moves.ts'
import { findClashes } from './clashes.ts'
import { followSources } from './copies.ts'
import { tellFollowers } from './followers.ts'
import { holdFiles, namesFiles } from './hold-files.ts'
import { giveNumbers } from './numbers.ts'
import { closedChoices } from './own-fields.ts'
import { ownerOf, refuseTaken, requireOwner } from './owner.ts'
import { cleanRichTexts } from './rich-texts.ts'

export interface Change {
  record: RecordData
  /** stored state of an update */
  before?: RecordData & { id: number }
  operation: Operation
  /** write-only fields that keep what is stored */
  kept?: ReadonlySet<string>
  /** for a child written through its own route */
  parent?: Place['parent']
  /** violations that this earlier state has already are ignored: an action changes a few fields of a record that may be older than a rule or a setting */
  tolerated?: RecordData
  /** company that owns the record; by default that of `before`, else the session's */
  company?: number
}

/** A change that all rules let through. */
export interface Ready {
  change: Change
  company: number
  owners: Owners
  /** the state before, as hooks see it */
  earlier: RecordData | undefined
}

/**
 * The one way a record reaches the database: all rules, the entity's hooks, row, links, children and the audit line. Runs in the caller's
 * transaction. @returns the record's id @throws DomainError with every violation
 */
export async function persist(ctx: Ctx, change: Change): Promise<number> {
  try {
    return await writeReady(ctx, await prepareChange(ctx, change))
  } catch (error) {
    return translateWriteError(ctx, error)
  }
}

/** Writes a change that passed all rules: row, links, lists, files and trail line, then runs what follows. @returns the record's id */
export async function writeReady(ctx: Ctx, ready: Ready): Promise<number> {
  const { change, company, owners } = ready
  const { record, before, operation, kept } = change
  const plan = planOf(ctx.entity, ctx.deps.model)
  const place: Place = { company, parent: change.parent }
  // a change of the row alone writes its line of the trail in the same statement
  const alone = isRowAlone(plan, record, before)
  const line = alone ? lineOf(ctx, change, company) : undefined
  const id = before ? before.id : await insertRow(ctx, plan, record, owners, place, line)
  if (before) await updateRow(ctx, plan, { ...record, id }, owners, place, kept, line)
  record.id = id
  await writeCollections(ctx, plan, record as RecordData & { id: number }, before, owners, company)
  if (namesFiles(ctx, record) || namesFiles(ctx, before)) await holdFiles(ctx, id)
  const changes = alone ? {} : changesBetween(ctx.entity, before, record)
  if (!alone && isWorthALine(operation, changes))
    await writeTrailLine(ctx, id, company, operation, changes, eventFor(ctx, change, changes))
  await settleChange(ctx, ready)
  return id
}

/** Runs everything that may refuse a change, and the hooks before the save, before it is written. @throws DomainError with every violation */
export async function prepareChange(ctx: Ctx, change: Change): Promise<Ready> {
  const { record, before } = change
  // to hooks a restored record is a change of itself, not a new one
  const earlier = ctx.restoring ? structuredClone(record) : before
  const hooks = ctx.deps.registry[ctx.entity.path]?.hooks
  const company = change.company ?? ownerOf(ctx, record, before)
  requireOwner(ctx, company)
  if (!ctx.restoring) checkMoves(ctx, record, before)
  await followSources(ctx, record, company)
  await cleanRichTexts(ctx, record, before)
  const { owners, errors } = await resolveChecked(ctx, change)
  errors.push(...((await hooks?.validate?.(ctx, record, earlier)) ?? []))
  errors.push(...(await findClashes(ctx, record, earlier, company)))
  if (errors.length > 0) invalid(errors)
  await giveNumbers(ctx, record, before, company)
  await hooks?.beforeSave?.(ctx, record, earlier)
  return { change, company, owners, earlier }
}

/** Runs what follows a written change: followed fields of other records, security log, hooks, approvals and notices. */
export async function settleChange(ctx: Ctx, { change, company, earlier }: Ready): Promise<void> {
  const { before, operation, kept } = change
  const record = change.record as RecordData & { id: number }
  const hooks = ctx.deps.registry[ctx.entity.path]?.hooks
  if (before) await tellFollowers(ctx, before, record)
  await recordChanges(ctx, { id: record.id, operation, company, kept }, before, record)
  await hooks?.afterSave?.(ctx, record, earlier)
  if (ctx.restoring) return
  await followApprovals(ctx, record, before)
  await ctx.deps.notices?.fire(ctx, record, before)
}

/** Whether an operation gets a line of the trail: a save that changed nothing does not. */
export const isWorthALine = (operation: Operation, changes: Changes) =>
  operation !== 'alteracao' || Object.keys(changes).length > 0

function lineOf(ctx: Ctx, change: Change, company: number) {
  const { record, before, operation } = change
  const changes = changesBetween(ctx.entity, before, record)
  if (!isWorthALine(operation, changes)) return undefined
  return trailLine(ctx, company, operation, changes, eventFor(ctx, change, changes))
}

/** The event of a change for webhooks: names of the changed fields, never their values. */
export function eventFor(ctx: Ctx, { before, operation }: Change, changes: Changes): RecordEvent | undefined {
  const name = eventOf(ctx.entity, operation)
  const last = before?.versao ?? Number(ctx.restoring?.columns.versao ?? 1) - 1
  return name === undefined ? undefined : { name, versao: Number(last) + 1, campos: Object.keys(changes) }
}

/** Checks the rules of the schema first, and only if they hold those that need the database. */
async function resolveChecked(ctx: Ctx, change: Change) {
  const { record, before, kept } = change
  const runtime = ctx.deps.runtimes.get(ctx.entity.path)
  const violations = (of: RecordData) => checkRecord(runtime, withoutSystem(of), ctx.context)
  const wrong = violations(record)
  // asked only where something is wrong: most records break no rule
  const old = new Set(change.tolerated && wrong.length > 0 ? violations(change.tolerated).map(key) : [])
  const broken = wrong.filter((e) => !old.has(key(e)) && !(kept && e.field && kept.has(e.field)))
  const left = await notCuredByKept(ctx, change, broken, violations)
  if (left.length > 0) invalid(left)
  followRows(ctx, record)
  // only hooks read computed fields here: they have no column
  if (ctx.deps.registry[ctx.entity.path]?.hooks) fillComputed(ctx, record)
  const { owners, errors } = await resolveReferences(ctx, record, before)
  await refuseTaken(ctx, record, before)
  return { owners, errors: [...errors, ...foreignArea(ctx, record), ...closedChoices(ctx, record, before)] }
}

/** Leaves out violations that do not hold with the stored values of write-only fields, which the record itself lacks (`kept`). */
async function notCuredByKept(
  ctx: Ctx,
  { record, before, kept }: Change,
  broken: FieldError[],
  violations: (of: RecordData) => FieldError[],
): Promise<FieldError[]> {
  if (broken.length === 0 || !before || !kept || kept.size === 0) return broken
  const whole = structuredClone(record)
  for (const [path, value] of await readColumns(ctx, planOf(ctx.entity, ctx.deps.model), before.id, kept))
    setAt(whole, path, value)
  const left = new Set(violations(whole).map(key))
  return broken.filter((error) => left.has(key(error)))
}

const key = (error: FieldError) => `${error.field ?? ''} ${error.message}`

function withoutSystem({ id: _, versao: __, empresaId: ___, ...data }: RecordData): RecordData {
  return data
}

/** Errors for an area that is not one of a manager's own: he could not see the record afterwards. */
function foreignArea(ctx: Ctx, record: RecordData): FieldError[] {
  const { rows } = ctx.entity
  if (rows?.area === undefined || !ctx.session.restricted || rows.area === 'id') return []
  const area = valueAt(record, rows.area) as { id?: number } | undefined
  if (area?.id === undefined || (ctx.session.areas ?? []).includes(area.id)) return []
  const title = fieldAt(ctx.entity, rows.area)?.title ?? rows.area
  return [{ code: violation, field: rows.area, message: `Você não tem acesso à opção informada em ${title}` }]
}

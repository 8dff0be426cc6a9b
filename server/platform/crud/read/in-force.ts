import { inForceSql, LAST_DAY } from '#schemas/effective-sql.ts'
import { restsOn } from '#schemas/loader/computed/rests-on.ts'
import { computeValue } from '#schemas/runtime/computed/evaluate.ts'
import { type History, historiesOf } from '#schemas/runtime/definition/histories.ts'
import { violation } from '#schemas/runtime/messages.ts'
import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt, leafFields, setAt, valueAt } from '#schemas/runtime/paths.ts'
import { nearestRow } from '#schemas/runtime/record/effective.ts'
import { isOfCompany } from '#schemas/runtime/scope.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { invalid } from '#server/platform/errors/errors.ts'
import { bindContext } from '../computed/context.ts'
import type { Ctx } from '../define.ts'
import { planOf } from '../plan/plan.ts'
import { selectionsOf } from '../plan/select.ts'
import { mayKnow } from '../sight/field-authority.ts'

const known = new WeakMap<Entity, History[]>()

/** The dated lists of an entity, cached. */
export function historiesIn({ entity, deps }: Pick<Ctx, 'entity' | 'deps'>): History[] {
  const found = known.get(entity) ?? historiesOf(entity, deps.model.entities)
  known.set(entity, found)
  return found
}

/**
 * The context for the values of a day (`em`).
 * @throws DomainError 400 where the entity keeps no values by days
 */
export function asOf(ctx: Ctx, em: string | undefined): Ctx {
  if (em === undefined) return ctx
  const daily = leafFields(ctx.entity.fields).some(({ computes }) => computes?.daily)
  if (!ctx.entity.effective && !daily && historiesIn(ctx).length === 0)
    invalid([{ code: violation, field: 'em', message: 'Este cadastro não guarda valores por data' }])
  return { ...ctx, em, context: { ...ctx.context, hoje: em } }
}

/**
 * Fills in fields that follow the rows in force: computed ones always, stored ones (kept up by `followRows`) only for another day than today. A day before
 * the first row has no value.
 */
export async function fillInForce(ctx: Ctx, records: RecordData[]): Promise<void> {
  if (records.length === 0) return
  for (const history of historiesIn(ctx)) {
    const wanted = history.followers.filter(({ field }) => field.computed || ctx.em !== undefined)
    if (wanted.length === 0) continue
    const rows = await rowsInForce(ctx, history, records)
    for (const record of records) {
      const row = rows.get(Number(record.id))
      for (const { field, source } of wanted) setAt(record, field.path, row && knownValue(ctx, history, row, source))
    }
  }
  if (ctx.em !== undefined) for (const record of records) followComputed(ctx, record)
}

/** Evaluates computed fields again that depend on fields following a dated row, for the day asked for. */
function followComputed(ctx: Ctx, record: RecordData): void {
  const followers = historiesIn(ctx).flatMap((history) => history.followers.map(({ field }) => field))
  if (followers.length === 0) return
  for (const { path, computes } of planOf(ctx.entity, ctx.deps.model).computed) {
    if (!computes || computes.from === 'others') continue
    const { fields, nodes } = restsOn(ctx.deps.model.entities, ctx.entity, { computes })
    // list rows lack their child rows
    if (nodes.some(({ op }) => op === 'rows') || !fields.some(({ field }) => followers.includes(field))) continue
    const entityOf = (child: string) => ctx.deps.model.entities.get(child)
    setAt(record, path, computeValue(computes, { entity: ctx.entity, record, context: ctx.context, entityOf }))
  }
}

function knownValue({ session }: Ctx, { child }: History, row: RecordData, source: string): unknown {
  const field = fieldAt(child, source)
  return field && mayKnow(session, field) ? valueAt(row, source) : undefined
}

/** The row in force of each record, by the record's id. */
async function rowsInForce(ctx: Ctx, history: History, records: RecordData[]): Promise<Map<number, RecordData>> {
  const plan = planOf(history.child, ctx.deps.model)
  const { sql, toRecord } = selectionsOf(plan).full
  const values = new Values()
  const parent = `t.${plan.storage.parent?.column}`
  const day = `${values.add(ctx.em ?? ctx.context.hoje)}::date`
  const owners = `${parent} = any(${values.add(records.map(({ id }) => id))}::bigint[])`
  const text = `select ${parent} as de_, ${bindContext(sql, values, ctx.context)} from ${plan.storage.table} t
    where ${[...companyConditions(ctx, records, values), owners].join(' and ')} and ${inForceSql(history.effective, 't', day)}`
  const rows = await run<Record<string, unknown> & { de_: number }>(ctx.db, text, values.list)
  return new Map(rows.map((row) => [Number(row.de_), toRecord(row)] as const))
}

/** Condition on the companies of the records: shared ones carry theirs (`empresaId`). */
function companyConditions({ entity, session }: Ctx, records: RecordData[], values: Values): string[] {
  if (!isOfCompany(entity)) return []
  const owners = new Set(records.map(({ empresaId }) => Number(empresaId ?? session.empresaId)))
  return [`t.empresa_id = any(${values.add([...owners])}::bigint[])`]
}

/** Sets stored read-only fields from the row in force; before the first row, from the first to come. */
export function followRows(ctx: Ctx, record: RecordData): void {
  for (const { field, effective, followers } of historiesIn(ctx)) {
    const kept = followers.filter((one) => one.field.readOnly && !one.field.computed)
    const rows = valueAt(record, field.path)
    if (kept.length === 0 || !Array.isArray(rows)) continue
    const row = nearestRow(rows as RecordData[], effective, ctx.context.hoje)
    for (const follower of kept) setAt(record, follower.field.path, row && valueAt(row, follower.source))
  }
}

/**
 * SQL conditions over alias `t` that leave out records none of whose dated rows counts (`x-entity.effective.counts`: in an integrated company all of them
 * wait for the payroll), so that lists and reports of a day have the same records.
 */
export function countsOnDays(ctx: Ctx): string[] {
  return historiesIn(ctx).flatMap(({ child, effective, followers }) => {
    if (!effective.counts || followers.length === 0) return []
    const parent = planOf(child, ctx.deps.model).storage.parent?.column
    const ofCompany = isOfCompany(ctx.entity) ? 'c.empresa_id = t.empresa_id and ' : ''
    return [`exists (select from ${child.table} c where ${ofCompany}c.${parent} = t.id and c.${LAST_DAY} is not null)`]
  })
}

/** On a child's own list: the one row that holds on the day asked for. */
export function rowOfDay({ em, entity }: Ctx, values: Values): string[] {
  if (em === undefined || !entity.effective) return []
  return [inForceSql(entity.effective, 't', `${values.add(em)}::date`)]
}

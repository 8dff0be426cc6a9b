import { holdsOneOf } from '#schemas/runtime/definition/views.ts'
import { violation } from '#schemas/runtime/messages.ts'
import type { Field, FieldError, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt, valueAt } from '#schemas/runtime/paths.ts'
import { formatValue } from '#schemas/runtime/shown/display.ts'
import type { Calendar, XClash } from '#schemas/runtime/written/views.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import type { Ctx } from '../define.ts'
import { labelSql, type Plan, planOf, targetOf } from '../plan/plan.ts'

/** Who or what is busy at that time, and since when. */
interface Busy {
  quem: string
  quando: string
}

/**
 * Clashes with records of the register at the same time, as the definition forbids them (`x-entity.views.calendar.clashes`). Checked for new or changed
 * values in the caller's transaction, under an advisory lock per person and place, so that concurrent saves wait. Of records the session does not see it
 * tells only that somebody it names itself is busy.
 */
export async function findClashes(
  ctx: Ctx,
  record: RecordData,
  before: RecordData | undefined,
  company: number,
): Promise<FieldError[]> {
  const calendar = ctx.entity.views?.calendar
  const errors: FieldError[] = []
  for (const clash of calendar?.clashes ?? [])
    if (calendar && isAsked(calendar, clash, record, before))
      for (const busy of await findBusy(ctx, calendar, clash, record, company))
        errors.push({ code: violation, field: clash.at ?? clash.of, message: sentence(ctx, clash, busy) })
  return errors
}

function isAsked(calendar: Calendar, clash: XClash, record: RecordData, before: RecordData | undefined): boolean {
  if (!holdsOneOf(record, clash.while ?? {}) || (clash.unless !== undefined && valueAt(record, clash.unless) === true))
    return false
  if (valueAt(record, calendar.start) === undefined || keysOf(record, clash.of).length === 0) return false
  const asked = [
    calendar.start,
    calendar.end,
    calendar.minutes,
    clash.of,
    clash.unless,
    ...Object.keys(clash.while ?? {}),
  ]
  return !before || asked.some((path) => path !== undefined && !isSame(valueAt(record, path), valueAt(before, path)))
}

/** The comparable form of a value: a reference by its id, a list sorted. */
const named = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(named).sort()
    : typeof value === 'object' && value !== null
      ? (value as RecordData).id
      : (value ?? null)

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(named(a)) === JSON.stringify(named(b))

/** Ids, or the text itself. */
const keysOf = (record: RecordData, path: string): (string | number)[] =>
  [valueAt(record, path)].flat().flatMap((one) => {
    const key = named(one)
    return typeof key === 'number' || (typeof key === 'string' && key !== '') ? [key] : []
  })

async function findBusy(
  ctx: Ctx,
  calendar: Calendar,
  clash: XClash,
  record: RecordData,
  company: number,
): Promise<Busy[]> {
  const plan = planOf(ctx.entity, ctx.deps.model)
  const field = fieldAt(ctx.entity, clash.of)
  const start = plan.columnOf(calendar.start)?.name
  if (!field || start === undefined) return []
  const keys = keysOf(record, clash.of)
  const locks = keys
    .map((key) => `choque ${company} ${ctx.entity.path} ${clash.of} ${String(key).toLowerCase()}`)
    .sort()
  for (const lock of locks) await run(ctx.db, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [lock])
  const values = new Values()
  const { from, quem, holds } = placeOf(ctx, plan, field, keys, values)
  const others = [
    `t.empresa_id = ${values.add(company)}`,
    `t.id <> ${values.add(record.id ?? 0)}`,
    holds,
    ...Object.entries(clash.while ?? {}).map(
      ([path, wanted]) => `${columnOf(plan, path)} = any(${values.add(wanted)})`,
    ),
    overlaps(ctx, plan, calendar, record, values),
  ]
  const text = `select ${quem} as quem, min(t.${start}) as quando from ${plan.storage.table} t${from}
    where ${others.join(' and ')} group by 1 order by 1 limit 20`
  const rows = await run<{ quem: string | null; quando: string | Date }>(ctx.db, text, values.list)
  const begins = fieldAt(ctx.entity, calendar.start)
  return rows.map(({ quem: who, quando }) => ({
    quem: who ?? '',
    quando: begins ? formatValue(begins, quando instanceof Date ? quando.toISOString() : quando) : '',
  }))
}

const columnOf = (plan: Plan, path: string): string => {
  const column = plan.columnOf(path)
  if (!column) throw new Error(`${plan.entity.path}: no column for ${path}`)
  return `t.${column.name}`
}

/** SQL for other records that name the same person or place: joins, label and condition. */
function placeOf({ deps }: Ctx, plan: Plan, field: Field, keys: (string | number)[], values: Values) {
  if (field.kind === 'scalar') {
    const column = columnOf(plan, field.path)
    return { from: '', quem: column, holds: `lower(${column}) = lower(${values.add(keys[0])})` }
  }
  const target = targetOf(field, plan.model)
  const ids = `any(${values.add(keys)}::bigint[])`
  const link = plan.storage.links.find((one) => one.field.path === field.path)
  const own = target.scope === 'empresa' ? ' and r.empresa_id = t.empresa_id' : ''
  const quem = labelSql(target, deps.model, 'r')
  if (!link) {
    const column = columnOf(plan, field.path)
    return { from: ` join ${target.table} r on r.id = ${column}${own}`, quem, holds: `${column} = ${ids}` }
  }
  const from = ` join ${link.table} l on l.empresa_id = t.empresa_id and l.${link.owner} = t.id
    join ${target.table} r on r.id = l.${link.target}${own}`
  return { from, quem, holds: `l.${link.target} = ${ids}` }
}

/** Condition that two spans overlap: days include their last one, hours exclude their end. */
function overlaps(ctx: Ctx, plan: Plan, calendar: Calendar, record: RecordData, values: Values): string {
  const start = columnOf(plan, calendar.start)
  const from = String(valueAt(record, calendar.start))
  if (fieldAt(ctx.entity, calendar.start)?.format === 'date') {
    const end = calendar.end === undefined ? start : `coalesce(${columnOf(plan, calendar.end)}, ${start})`
    const to = calendar.end === undefined ? from : (valueAt(record, calendar.end) ?? from)
    return `${start} <= ${values.add(to)}::date and ${end} >= ${values.add(from)}::date`
  }
  const end =
    calendar.end !== undefined
      ? `coalesce(${columnOf(plan, calendar.end)}, ${start})`
      : calendar.minutes !== undefined
        ? `${start} + make_interval(mins => coalesce(${columnOf(plan, calendar.minutes)}, 0)::int)`
        : start
  const to = endOf(calendar, record, from)
  return `${start} < ${values.add(to)}::timestamptz and ${end} > ${values.add(from)}::timestamptz`
}

function endOf(calendar: Calendar, record: RecordData, from: string): string {
  if (calendar.end !== undefined) return String(valueAt(record, calendar.end) ?? from)
  const minutes = calendar.minutes === undefined ? 0 : Number(valueAt(record, calendar.minutes) ?? 0)
  return new Date(Date.parse(from) + minutes * 60_000).toISOString()
}

function sentence({ entity }: Ctx, { of, unless, message }: XClash, { quem, quando }: Busy): string {
  if (message !== undefined) return message.replaceAll('{quem}', quem).replaceAll('{quando}', quando)
  const title = fieldAt(entity, of)?.title ?? of
  const way = unless === undefined ? '' : ` Para gravar assim mesmo, assinale "${fieldAt(entity, unless)?.title}".`
  return `${title}: ${quem} já está em outro registro neste horário: ${quando}.${way}`
}

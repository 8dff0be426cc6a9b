import { recordAddress, type TimelineSource, timelineSource } from '#schemas/runtime/definition/summary.ts'
import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt, valueAt } from '#schemas/runtime/paths.ts'
import { formatValue } from '#schemas/runtime/shown/display.ts'
import type { Values } from '#server/platform/database/sql.ts'
import { contextOf } from '../context.ts'
import type { Ctx, TimelineKind, Told } from '../define.ts'
import { mayRead } from '../list/choice.ts'
import { planOf } from '../plan/plan.ts'
import { finishRecords } from '../read/answer.ts'
import { findManyStored } from '../read/read.ts'
import { isConcealable } from '../sight/concealed.ts'
import { mayKnow } from '../sight/field-authority.ts'
import { visibleRows } from '../sight/visible-rows.ts'

/** The registers that a definition puts into the time line of its records (`x-entity.summary.timeline`). */
export const registerKinds = ({ entity, deps }: Ctx): TimelineKind[] =>
  (entity.summary?.timeline ?? []).flatMap((source) => {
    const found = timelineSource(entity, source, deps.model.entities)
    return found ? [kindOf(found)] : []
  })

const kindOf = (found: TimelineSource): TimelineKind => ({
  name: found.entity.path,
  title: found.entity.plural,
  rows: (ctx, record, values) => (isTold(ctx, found) ? rowsOf(ctx, found, record, values) : undefined),
  tell: (ctx, _record, ids) => tellRecords(ctx, found, ids),
})

/** Whether the session may read the register and know the fields by which its records refer to this one, and their date. A concealable field counts as unknown. */
function isTold(ctx: Ctx, { entity, by, date }: TimelineSource): boolean {
  const [first, last] = by
  const inside = last && ctx.deps.model.entities.get(first.target ?? '')
  return (
    mayRead(ctx, entity) &&
    [first, date].every((field) => isOpen(ctx, entity, field)) &&
    (last === undefined || (inside !== undefined && isOpen(ctx, inside, last)))
  )
}

const isOpen = ({ session, deps }: Ctx, entity: Entity, field: Field): boolean =>
  mayKnow(session, field) && !field.hint.hidden && !isConcealable(deps, entity, field.path)

function rowsOf(ctx: Ctx, { entity, by, date }: TimelineSource, { id }: { id: number }, values: Values): string {
  const { model } = ctx.deps
  const plan = planOf(entity, model)
  const column = plan.valueSql(date.path, 't') ?? 'null'
  const instant = date.format === 'date' ? `(${column}::timestamp at time zone 'America/Sao_Paulo')` : column
  const seen = visibleRows(entity, ctx.session, 't', values, ctx.deps)
  const conditions = [refers(ctx, by, entity, values.add(id)), `${column} is not null`, ...seen]
  return `select t.id, ${instant} as data from ${plan.storage.table} t where ${conditions.join(' and ')}`
}

function refers({ deps: { model } }: Ctx, [first, last]: TimelineSource['by'], entity: Entity, id: string): string {
  const column = planOf(entity, model).valueSql(first.path, 't')
  if (!last) return `${column} = ${id}`
  const inside = planOf(model.entities.get(first.target ?? '') as Entity, model)
  const company =
    inside.storage.company && planOf(entity, model).storage.company ? ' and r.empresa_id = t.empresa_id' : ''
  return `${column} in (select r.id from ${inside.storage.table} r where ${inside.valueSql(last.path, 'r')} = ${id}${company})`
}

/** Records of the register as the session sees them, without what it may not know. */
async function tellRecords(ctx: Ctx, found: TimelineSource, ids: number[]): Promise<Map<number, Told>> {
  const own = { ...contextOf(ctx.deps, found.entity, ctx.session), db: ctx.db }
  const records = await finishRecords(own, await findManyStored(own, ids))
  return new Map(records.map((record) => [Number(record.id), toldOf(own.entity, found, record)]))
}

function toldOf(entity: Entity, { source, date }: TimelineSource, record: RecordData): Told {
  const fields = (source.text ?? []).flatMap((path) => fieldAt(entity, path) ?? [])
  const said = fields.flatMap((field) => {
    const value = valueAt(record, field.path)
    return value === undefined || value === null || value === '' ? [] : [{ field, value }]
  })
  const state = said.find(({ field }) => field.hint.tones)
  const texts = said.filter((one) => one !== state).map(({ field, value }) => textOf(field, value))
  return {
    data: String(valueAt(record, date.path)),
    titulo: entity.title,
    ...(texts.length > 0 ? { texto: texts.filter(Boolean).join(' · ') } : {}),
    ...(state ? { situacao: stateOf(state.field, state.value) } : {}),
    ...(entity.route && !entity.route.includes('{') ? { rota: recordAddress(entity, entity.route, record.id) } : {}),
  }
}

/** The text of a value: booleans and numbers with the title of their field. */
function textOf(field: Field, value: unknown): string {
  const text = formatValue(field, value)
  if (field.type === 'boolean') return value === true ? field.title : ''
  return field.type === 'integer' || field.type === 'number' ? `${field.title} ${text}` : text
}

const stateOf = (field: Field, value: unknown) => ({
  titulo: formatValue(field, value),
  tom: field.hint.tones?.[String(value)] ?? ('neutral' as const),
})

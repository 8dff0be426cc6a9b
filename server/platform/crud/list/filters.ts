import { isPersonalField } from '#schemas/runtime/definition/lgpd.ts'
import { hasValue } from '#schemas/runtime/definition/sortable.ts'
import { violation } from '#schemas/runtime/messages.ts'
import type { Entity, Field, Filter } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import type { FilterOp } from '#schemas/runtime/written/written.ts'
import { hasAuthority, type Session } from '#server/platform/access/session.ts'
import type { Values } from '#server/platform/database/sql.ts'
import { invalid } from '#server/platform/errors/errors.ts'
import { bindContext } from '../computed/context.ts'
import type { Ctx } from '../define.ts'
import { joinOn } from '../join.ts'
import { sortableSql } from '../ordered.ts'
import { type Plan, planOf, targetOf } from '../plan/plan.ts'
import { rowOfField } from '../read/value-of-day.ts'
import type { ListQuery } from '../request/list-query.ts'
import { isConcealable } from '../sight/concealed.ts'
import { mayKnow } from '../sight/field-authority.ts'
import { visibleRows } from '../sight/visible-rows.ts'
import { coerceFilterValue } from './coerce.ts'
import { escapeLike, searchSql } from './search.ts'

/** `empty`: without a stored value ('area_vazio': true), or with one (false) */
type Op = FilterOp | 'empty'
/** Session, dependencies and day: they decide which fields a request may filter by. */
type Around = Pick<Ctx, 'session' | 'deps'> & Pick<ListQuery, 'em'>
/** `Around` with the conditions on the rows of each list so far: all of them have to hold for the same row. */
type Asking = Around & { rows: Map<string, { from: string; holds: string[] }> }
/** @throws DomainError 400 with the name of what a list cannot be narrowed by */
export const unknownFilter = (name: string): never =>
  invalid([{ code: violation, field: name, message: `Filtro desconhecido: ${name}` }])

/** A field; with `hop` a path in the record it refers to, or in its rows. */
interface Found {
  field: Field
  hop?: string
}

/** SQL conditions over alias `t` for a list request's filters; a filter that does not exist (or is hidden from the session) is 400. */
export function filterSql(
  plan: Plan,
  query: Pick<ListQuery, 'filter' | 'q' | 'em'>,
  values: Values,
  ctx: Pick<Ctx, 'session' | 'deps'>,
): string[] {
  refuseReversedRanges(plan.entity, query.filter)
  const asking: Asking = { session: ctx.session, deps: ctx.deps, em: query.em, rows: new Map() }
  const conditions = Object.entries(query.filter)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .flatMap(([name, value]) => one(plan, name, value, values, asking))
    .filter((condition) => condition !== '')
  // one subquery per list: 'inglês' and 'avançado' have to hold for the same row
  for (const { from, holds } of asking.rows.values())
    conditions.push(`exists (select 1 from ${from} and ${holds.join(' and ')})`)
  if (query.q?.trim()) conditions.push(...searchSql(plan, query.q, values, ctx))
  return conditions
}

/** Refuses a period that ends before it begins, which would find nothing (spec 1 §5.1). */
function refuseReversedRanges(entity: Entity, filter: Record<string, unknown>): void {
  const named = (op: Op) => entity.list.filters.filter((f) => f.op === op && isText(filter[f.name]))
  for (const end of named('lte'))
    for (const start of named('gte'))
      if (start.field === end.field && String(filter[start.name]) > String(filter[end.name]))
        invalid([{ code: violation, field: end.name, message: 'Data final inferior a data inicial.' }])
}

const isText = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value)

function one(plan: Plan, name: string, value: unknown, values: Values, ctx: Asking): string[] {
  const { session, deps } = ctx
  if (name === COUNTED && isCounted({ [name]: value }))
    return [deps.measures?.condition(ctx, plan.entity, value as object, values) ?? unknownFilter(name)]
  const declared = plan.entity.list.filters.find((f) => f.name === name)
  if (declared?.op === 'search') return searchSql(plan, String(value), values, ctx)
  if (declared?.cases) return cases(plan, declared, value, values, ctx)
  if (declared?.field) {
    const at = known(plan.entity, declared.field, name, ctx)
    if (asksOfPerson(plan, at, ctx)) return unknownFilter(name)
    return [condition(plan, at, declared.op, name, value, values, ctx)]
  }
  const { path, op } = split(plan.entity, name)
  const at = known(plan.entity, path, name, ctx)
  // a filter on another record that the definition does not declare needs the authority to read that register
  if (at.hop !== undefined && !hasAuthority(session, targetOf(at.field, plan.model).authority.read))
    return unknownFilter(name)
  return [condition(plan, at, op, name, value, values, ctx)]
}

/** Whether a filter asks for a personal field of records that the session may not read. */
function asksOfPerson({ model }: Plan, { field, hop: path }: Found, { session }: Around): boolean {
  if (path === undefined || field.kind === 'children') return false
  const target = targetOf(field, model)
  return !hasAuthority(session, target.authority.read) && isPersonalField(target, fieldAt(target, path))
}

const suffixes: Record<string, Op> = { gte: 'gte', lte: 'lte', contem: 'contains', vazio: 'empty' }

/** Filter for the rows behind a measure; its value is an object, which tells it from a field of the same name. */
const COUNTED = 'medida'

/** Whether the rows behind a measure are asked for. */
export const isCounted = ({ [COUNTED]: value }: ListQuery['filter']): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** 'data_gte' → data ≥; 'area_vazio' → whether there is none; 'areaId' and 'area.id' → the reference `area`. */
function split(entity: Entity, name: string): { path: string; op: Op } {
  const suffix = /^(.+)_(gte|lte|contem|vazio)$/.exec(name)
  const base = suffix?.[1] ?? name
  const op: Op = suffixes[suffix?.[2] ?? ''] ?? 'eq'
  if (fieldAt(entity, base)) return { path: base, op }
  const reference = base.replace(/(Id|\.id)$/, '')
  return { path: fieldAt(entity, reference)?.target ? reference : base, op }
}

/** The field at a path, or one hop through a reference or a child ('faixaSalarial.cargo'). */
function known(entity: Entity, path: string, name: string, { session, deps }: Around): Found {
  if (isConcealable(deps, entity, path)) return unknownFilter(name)
  const field = fieldAt(entity, path)
  if (field) return readable(field, session) ? { field } : unknownFilter(name)
  const [head = '', ...rest] = path.split('.')
  const through = fieldAt(entity, head)
  // the target of a guarded reference is as secret as its value
  const leads = through?.target !== undefined && rest.length > 0 && mayKnow(session, through)
  return leads ? { field: through, hop: rest.join('.') } : unknownFilter(name)
}

const readable = (field: Field, session: Session) =>
  !field.writeOnly && hasValue(field) && field.kind !== 'object' && mayKnow(session, field)

function cases(plan: Plan, filter: Filter, value: unknown, values: Values, ctx: Asking): string[] {
  const found = filter.cases?.find((c) => c.const === String(value))
  if (!found)
    return invalid([{ code: violation, field: filter.name, message: `Valor inválido para o filtro ${filter.name}` }])
  return Object.entries(found.where).map(([path, wanted]) =>
    condition(plan, known(plan.entity, path, filter.name, ctx), 'eq', filter.name, wanted, values, ctx),
  )
}

function condition(plan: Plan, at: Found, op: Op, name: string, value: unknown, values: Values, ctx: Asking): string {
  if (at.hop !== undefined) return hop(plan, { field: at.field, path: at.hop }, op, name, value, values, ctx)
  const { field } = at
  if (field.kind === 'references' || field.kind === 'ids')
    return op === 'empty' ? unlinked(plan, field, name, value) : linked(plan, field, name, value, values)
  if (op === 'empty' && field.kind !== 'scalar' && field.kind !== 'reference') return unknownFilter(name)
  if (field.kind === 'json')
    return `t.${column(plan, field, name)} @> ${values.add(JSON.stringify(list(value)))}::jsonb`
  const target = field.path === 'id' ? 't.id' : (valueSql(plan, field, values, ctx) ?? unknownFilter(name))
  return compare(target, field, op, name, value, values, ctx)
}

/** SQL of a field's value; where it follows dated rows, that of the day `em`. */
function valueSql(plan: Plan, { path }: Field, values: Values, ctx: Around): string | undefined {
  const held = rowOfField(ctx, plan, path, ctx.em, values)
  const value = held?.child.valueSql(held.source, 'd')
  return held && value !== undefined ? held.of(value) : onDay(plan.valueSql(path, 't'), values, ctx)
}

const onDay = (sql: string | undefined, values: Values, { em, session }: Around): string | undefined =>
  sql && bindContext(sql, values, { ...session.context, hoje: em ?? session.context.hoje })

function column(plan: Plan, field: Field, name: string): string {
  return plan.columnOf(field.path)?.name ?? unknownFilter(name)
}

const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : typeof value === 'string' && value.includes(',') ? value.split(',') : [value]

/** Only closed lists, numbers and references are split at commas: a text may hold one. */
const splits = (field: Field) => field.kind !== 'scalar' || field.options !== undefined || field.type === 'integer'

function compare(
  target: string,
  field: Field,
  op: Op,
  name: string,
  value: unknown,
  values: Values,
  { session }: Around,
): string {
  if (op === 'empty') return isEmpty(target, name, value)
  if (op === 'words') return hasWords(target, name, value, values)
  if (op === 'minAge' || op === 'maxAge') return ofAge(target, op, name, value, values, session.context.hoje)
  if (op === 'contains') {
    const text = String(coerceFilterValue({ ...field, type: 'string', kind: 'scalar', format: undefined }, name, value))
    return `prumo_busca(${target}) like prumo_busca(${values.add(`%${escapeLike(text)}%`)})`
  }
  const many = Array.isArray(value) ? value : splits(field) ? list(value) : [value]
  if (op === 'gte' || op === 'lte')
    return `${sortableSql(field, target)} ${op === 'gte' ? '>=' : '<='} ${sortableSql(field, bound(field, op, values, coerceFilterValue(field, name, value)))}`
  if (many.length === 1) return equals(target, field, coerceFilterValue(field, name, many[0]), values)
  return `${target} = any(${values.add(many.map((v) => coerceFilterValue(field, name, v)))})`
}

function isEmpty(target: string, name: string, value: unknown): string {
  if (!['true', 'false'].includes(String(value)))
    return invalid([{ code: violation, field: name, message: `Valor inválido para o filtro ${name}` }])
  return `${target} is ${String(value) === 'true' ? '' : 'not '}null`
}

const wordsOf = (target: string): string => `to_tsvector('portuguese', prumo_palavras(${target}))`
const askedWords = (text: unknown, values: Values): string =>
  `websearch_to_tsquery('portuguese', prumo_palavras(${values.add(String(text))}))`

/** SQL that sorts by relevance to the words asked for, descending; undefined where none are. */
export function rankSql(plan: Plan, { filter }: Pick<ListQuery, 'filter'>, values: Values): string | undefined {
  const asked = plan.entity.list.filters.find(({ name, op }) => op === 'words' && filter[name])
  const target = asked?.field === undefined ? undefined : plan.columnOf(asked.field)?.name
  return asked && target && `ts_rank(${wordsOf(`t.${target}`)}, ${askedWords(filter[asked.name], values)}) desc`
}

/** Full-text condition: words in any inflection, accents ignored; needs an index on the same expression. */
function hasWords(target: string, name: string, value: unknown, values: Values): string {
  const text = String(value)
  if (text.length > 200 || /\0|\p{Cs}/u.test(text))
    return invalid([{ code: violation, field: name, message: `Valor inválido para o filtro ${name}` }])
  return `${wordsOf(target)} @@ ${askedWords(text, values)}`
}

/** Condition on the age in whole years today, by a date of birth. */
function ofAge(
  target: string,
  op: 'minAge' | 'maxAge',
  name: string,
  value: unknown,
  values: Values,
  hoje: string,
): string {
  const years = Number(value)
  if (!Number.isInteger(years) || years < 0 || years > 150)
    return invalid([{ code: violation, field: name, message: `Valor inválido para o filtro ${name}` }])
  const birth = (n: number) => `(${values.add(hoje)}::date - make_interval(years => ${values.add(n)}::int))::date`
  return op === 'minAge' ? `${target} <= ${birth(years)}` : `${target} > ${birth(years + 1)}`
}

/** A day as a bound of an instant means that day in São Paulo, from its first to its last moment. */
function bound(field: Field, op: 'gte' | 'lte', values: Values, value: string | number | boolean): string {
  const placeholder = values.add(value)
  if (field.format !== 'date-time' || typeof value !== 'string' || value.length > 10) return placeholder
  return op === 'gte'
    ? `(${placeholder}::date at time zone 'America/Sao_Paulo')`
    : `((${placeholder}::date + 1) at time zone 'America/Sao_Paulo' - interval '1 microsecond')`
}

function equals(target: string, field: Field, value: string | number | boolean, values: Values): string {
  const placeholder = values.add(value)
  if (field.format === 'date-time' && typeof value === 'string' && value.length === 10)
    return `(${target} at time zone 'America/Sao_Paulo')::date = ${placeholder}::date`
  return `${target} = ${placeholder}`
}

/** Whether a list of references is empty ('areas_vazio': true), or not. */
function unlinked(plan: Plan, field: Field, name: string, value: unknown): string {
  const link = plan.storage.links.find((l) => l.field.path === field.path)
  if (!link) return unknownFilter(name)
  const company = plan.storage.company ? ' and l.empresa_id = t.empresa_id' : ''
  return isEmpty(`(select 1 from ${link.table} l where l.${link.owner} = t.id${company} limit 1)`, name, value)
}

function linked(plan: Plan, field: Field, name: string, value: unknown, values: Values): string {
  const link = plan.storage.links.find((l) => l.field.path === field.path)
  if (!link) return unknownFilter(name)
  const company = plan.storage.company ? ' and l.empresa_id = t.empresa_id' : ''
  const ids = values.add(list(value).map((v) => coerceFilterValue(field, name, v)))
  return `exists (select 1 from ${link.table} l where l.${link.owner} = t.id${company} and l.${link.target} = any(${ids}::bigint[]))`
}

/** Condition through a reference (or on the rows of a list). A field the session may not know is 400, a record it does not see matches nothing. */
function hop(
  plan: Plan,
  through: { field: Field; path: string },
  op: Op,
  name: string,
  value: unknown,
  values: Values,
  { session, deps, em, rows }: Asking,
): string {
  // the target entity in the company's model, with its own fields
  const other = targetOf(through.field, deps.model)
  const target = planOf(other, deps.model)
  const field = fieldAt(target.entity, through.path) ?? unknownFilter(name)
  if (!readable(field, session) || isConcealable(deps, other, through.path)) return unknownFilter(name)
  const alias = 'h'
  const own = onDay(target.valueSql(field.path, alias), values, { session, deps, em })
  const inner = field.path === 'id' ? 'h.id' : (own ?? unknownFilter(name))
  const holds = compare(inner, field, op, name, value, values, { session, deps })
  if (through.field.kind === 'children') {
    const company = plan.storage.company ? ' and h.empresa_id = t.empresa_id' : ''
    const from = `${target.storage.table} h where h.${target.storage.parent?.column} = t.id${company}`
    const asked = rows.get(through.field.path) ?? { from, holds: [] }
    asked.holds.push(holds)
    rows.set(through.field.path, asked)
    return ''
  }
  const reference = plan.columnOf(through.field.path)
  if (!reference) return unknownFilter(name)
  const seen = visibleRows(target.entity, session, alias, values, deps)
  const held = rowOfField({ session, deps }, plan, through.field.path, em, values)
  const heldColumn = held?.child.columnOf(held.source)
  if (held && heldColumn) {
    const then = joinOn(heldColumn, target.entity, { alias: 'd', company: plan.storage.company }, alias)
    return held.exists(`join ${target.storage.table} h on ${then}`, [holds, ...seen].join(' and '))
  }
  const on = joinOn(reference, target.entity, { alias: 't', company: plan.storage.company }, alias)
  return `exists (select 1 from ${target.storage.table} h where ${[on, holds, ...seen].join(' and ')})`
}

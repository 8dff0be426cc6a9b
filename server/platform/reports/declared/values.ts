import { isMisnamed, leafAt } from '#schemas/report/path.ts'
import type { Computation } from '#schemas/runtime/computed/node.ts'
import type { Entity, Field } from '#schemas/runtime/model.ts'
import type { XMade, XValue } from '#schemas/runtime/written/report.ts'
import { computedSql } from '#server/platform/crud/computed/sql.ts'
import { joinOn } from '#server/platform/crud/join.ts'
import { labelSql, targetOf } from '#server/platform/crud/plan/plan.ts'
import { isConcealable } from '#server/platform/crud/sight/concealed.ts'
import { aggregateSql, isAggregate } from './aggregates.ts'
import { idColumn, Scope } from './scope.ts'
import { asType, commonType, daySql, isNumber, type SqlValue, sqlTypeOf } from './sql-value.ts'
import { pathOfNode } from './tree-path.ts'
import { Unknown } from './unknown.ts'

/** A declared value as SQL over a scope. @throws Unknown where the session may not know it */
export function valueSql(value: XValue, scope: Scope): SqlValue {
  return typeof value === 'string' ? pathSql(value, scope) : madeSql(value, scope)
}

/** A value to calculate with, compare or sort by. @throws Error where single records may conceal it from a session: the result would reveal it */
export function plainSql(value: XValue, scope: Scope): SqlValue {
  const found = valueSql(value, scope)
  if (found.concealed) throw new Error(`${scope.entity.path}: ${JSON.stringify(value)} can only be shown`)
  return found
}

function pathSql(path: string, from: Scope): SqlValue {
  const { field, owner, scope } = knownAt(path, from)
  const concealed = isConcealable(scope.frame.ctx.deps, owner, field.path)
    ? { entity: owner, id: `${scope.alias}.id` }
    : undefined
  return { ...fieldSql(field, scope), ...(concealed && { concealed }) }
}

/** The field a path leads to, its register, and the scope it stands in. @throws Unknown where the session may not know it */
export function knownAt(path: string, from: Scope): { field: Field; owner: Entity; scope: Scope } {
  const { frame } = from
  const { deps } = frame.ctx
  const leaf = leafAt(deps.model.entities, from.entity, path, frame.dated)
  if (isMisnamed(leaf)) throw new Error(`${from.entity.path}: ${leaf.message}`)
  let scope = from
  for (const hop of leaf.hops) {
    if (hop.kind === 'reference' && !scope.knows(hop.field)) throw new Unknown(path)
    scope = scope.to(hop)
  }
  const { field, owner } = leaf
  if (!scope.knows(field)) throw new Unknown(path)
  return { field, owner, scope }
}

function fieldSql(field: Field, scope: Scope): SqlValue {
  const { plan, alias, frame } = scope
  if (field.path === 'id') return { sql: `${alias}.id`, type: 'integer', field, id: `${alias}.id` }
  if (field.kind === 'reference') {
    const target = targetOf(field, plan.model)
    const id = scope.shown(field, `${alias}.${idColumn(plan, field)}`)
    const to = scope.to({ kind: 'reference', field, to: target })
    return { sql: scope.shown(field, labelSql(target, plan.model, to.alias)), type: 'text', id }
  }
  if (field.kind === 'references' || field.kind === 'ids') return linksSql(field, scope)
  const computes = plan.computed.find(({ path }) => path === field.path)?.computes
  const sql = computes ? workedOutSql(computes, field, scope) : plan.valueSql(field.path, alias)
  if (sql === undefined) throw new Error(`${plan.entity.path}: ${field.path} has no column`)
  // values that depend on the day use the report's day
  return { sql: scope.shown(field, frame.bind(sql)), type: sqlTypeOf(field), field }
}

/** SQL of a computed field. In a referenced record it is computed once, not for each row that refers to it. */
function workedOutSql(computes: Computation, { path }: Field, scope: Scope): string {
  const { entity, model } = scope.plan
  const value = (alias: string) => computedSql(computes, entity, model, alias)
  return scope.referred && value(scope.alias).includes('(select ')
    ? scope.lookUp({ key: `= ${path}`, target: entity, on: (alias) => scope.same(alias), value })
    : computedSql(computes, entity, model, scope.alias, (lookup) => scope.lookUp(lookup))
}

/** SQL of the labels of a list of references, joined by commas. */
function linksSql(field: Field, scope: Scope): SqlValue {
  const { plan, alias, frame, company } = scope
  const link = plan.storage.links.find((one) => one.field.path === field.path)
  if (!link) throw new Error(`${plan.entity.path}: ${field.path} has no table`)
  const target = targetOf(field, plan.model)
  const [l, r] = [frame.alias(), frame.alias()]
  const owner = `${l}.${link.owner} = ${alias}.id${company ? ` and ${l}.empresa_id = ${alias}.empresa_id` : ''}`
  const on = joinOn({ name: link.target, field, part: 'id' }, target, { alias: l, company }, r)
  const names = `(select string_agg(${labelSql(target, plan.model, r)}, ', ' order by ${l}.ordem_, ${r}.id) from ${link.table} ${l} join ${target.table} ${r} on ${on} where ${owner})`
  return {
    sql: scope.shown(field, names),
    type: 'text',
    holds: (ids) => `exists (select 1 from ${link.table} ${l} where ${owner} and ${l}.${link.target} = any(${ids}))`,
  }
}

/** The value that a filter decides on. */
export function chosenOf(
  { choose = '', cases = {}, else: other }: XMade,
  filters: Record<string, unknown>,
): XValue | undefined {
  return cases[String(filters[choose])] ?? other
}

const nothing: SqlValue = { sql: 'null::text', type: 'text' }

function madeSql(made: XMade, scope: Scope): SqlValue {
  const { frame } = scope
  if (made.choose !== undefined) {
    const chosen = chosenOf(made, frame.filters)
    return chosen === undefined ? nothing : valueSql(chosen, scope)
  }
  if (isAggregate(made)) return aggregateSql(made, scope)
  if (made.const !== undefined) return constantSql(made.const, scope)
  if (made.filter !== undefined) return askedSql(made.filter, scope)
  if (made.today) return { sql: frame.today(), type: 'date' }
  if (made.code !== undefined) return codeSql(made, scope)
  if (made.previous !== undefined) return valueSql(made.previous, scope.previous())
  if (made.path !== undefined) return { sql: treePathSql(made.path, scope), type: 'text' }
  if (made.share !== undefined) return shareSql(made.share, scope)
  if (made.first) return firstSql(made.first, scope)
  if (made.when) return whenSql(made, scope)
  return numberSql(made, scope) ?? dateSql(made, scope) ?? notInSql(made)
}

const codeTypes = {
  text: 'text',
  number: 'number',
  day: 'date',
  boolean: 'boolean',
  record: 'text',
  records: 'text',
} as const

/** A value from code (`values.ts`) of the row's entity. @throws Unknown where the session may not know the field it is like */
function codeSql({ code = '', is = 'text', like }: XMade, scope: Scope): SqlValue {
  const { ctx } = scope.frame
  const make = ctx.deps.registry[scope.entity.path]?.values?.[code]
  if (!make) throw new Error(`server/domain/${scope.entity.path}/values.ts has no "${code}"`)
  const field = like === undefined ? undefined : knownAt(like, scope).field
  const made = make(ctx, scope.place())
  if (typeof made === 'object') return { ...made, type: 'text' }
  return { sql: made, type: codeTypes[is], ...(is !== 'record' && is !== 'records' && { field }) }
}

const notInSql = (made: XMade): never => {
  throw new Error(`No value for SQL: ${JSON.stringify(made)}`)
}

/** A constant that is an ISO day. */
const DAY = /^\d{4}-\d{2}-\d{2}$/

function constantSql(value: string | number | boolean, { frame }: Scope): SqlValue {
  if (typeof value === 'boolean') return { sql: frame.param(value, 'boolean'), type: 'boolean' }
  if (typeof value === 'string')
    return DAY.test(value)
      ? { sql: frame.param(value, 'date'), type: 'date' }
      : { sql: frame.param(value, 'text'), type: 'text' }
  const type = Number.isInteger(value) ? 'integer' : 'number'
  return { sql: frame.param(value, Number.isInteger(value) ? 'integer' : 'numeric'), type }
}

/** What a filter asks for, as a value: one that is not filled in is empty. */
function askedSql(name: string, scope: Scope): SqlValue {
  const value = scope.frame.filters[name]
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return nothing
  return constantSql(value, scope)
}

function firstSql(values: XValue[], scope: Scope): SqlValue {
  const all = values.map((value) => valueSql(value, scope))
  const type = commonType(all)
  const field = all.find((one) => one.field)?.field
  return { sql: `coalesce(${all.map((one) => asType(one, type)).join(', ')})`, type, field, ...concealedBy(all) }
}

function whenSql({ when = [], else: other }: XMade, scope: Scope): SqlValue {
  const results = [...when.map(({ then }) => then), ...(other === undefined ? [] : [other])].map((value) =>
    valueSql(value, scope),
  )
  const type = commonType(results)
  const cases = when.map(
    (one, i) =>
      `when ${scope.frame.write.condition(one.if, scope) ?? 'true'} then ${asType(results[i] ?? nothing, type)}`,
  )
  const last = results[when.length]
  const sql = `case ${cases.join(' ')}${last ? ` else ${asType(last, type)}` : ''} end`
  return { sql, type, field: results.find(({ field }) => field)?.field, ...concealedBy(results) }
}

/** Carries `concealed` over to a value made of parts that records may conceal. */
const concealedBy = (parts: SqlValue[]): Pick<SqlValue, 'concealed'> => {
  const concealed = parts.find((part) => part.concealed)?.concealed
  return concealed ? { concealed } : {}
}

function treePathSql(value: XValue, scope: Scope): string {
  const { id, field } = plainSql(value, scope)
  const { frame } = scope
  const target = field?.path === 'id' ? scope.entity : referredBy(value, scope)
  if (id === undefined || !target)
    throw new Error(`${scope.entity.path}: ${JSON.stringify(value)} is no node of a tree`)
  return pathOfNode(id, Scope.of(frame, target, frame.alias(), true), scope)
}

/** The entity whose records a path names. */
function referredBy(value: XValue, { entity, frame }: Scope): Entity | undefined {
  const { entities } = frame.ctx.deps.model
  const leaf = typeof value === 'string' ? leafAt(entities, entity, value, frame.dated) : undefined
  return leaf && 'field' in leaf && leaf.field.target !== undefined ? entities.get(leaf.field.target) : undefined
}

function shareSql(value: XValue, scope: Scope): SqlValue {
  const { sql } = plainSql(value, scope)
  return { sql: `round(${sql} * 100.0 / nullif(sum(${sql}) over (), 0), 2)`, type: 'number' }
}

const operators = { add: ' + ', subtract: ' - ', multiply: ' * ' } as const

function numberSql(made: XMade, scope: Scope): SqlValue | undefined {
  const of = (values: XValue[]) => values.map((value) => plainSql(value, scope))
  for (const [name, operator] of Object.entries(operators)) {
    const values = made[name as keyof typeof operators]
    if (!values) continue
    const parts = of(values)
    return { sql: `(${parts.map(({ sql }) => `${sql}::numeric`).join(operator)})`, ...numbersOf(parts) }
  }
  if (made.hours !== undefined) {
    const { sql } = plainSql(made.hours, scope)
    return { sql: `(split_part(${sql}, ':', 1)::numeric + split_part(${sql}, ':', 2)::numeric / 60)`, type: 'number' }
  }
  if (made.divide) {
    const [a, b] = of(made.divide)
    return { sql: `(${a?.sql}::numeric / nullif(${b?.sql}, 0))`, type: 'number', field: moneyOf(a) }
  }
  if (made.round !== undefined) {
    const one = plainSql(made.round, scope)
    const decimals = made.decimals ?? 0
    return { ...one, sql: `round(${one.sql}::numeric, ${decimals})`, type: decimals === 0 ? 'integer' : 'number' }
  }
  for (const name of ['least', 'greatest'] as const) {
    const values = made[name]
    if (!values) continue
    const parts = of(values)
    const type = commonType(parts)
    return {
      sql: `${name}(${parts.map((part) => asType(part, type)).join(', ')})`,
      type,
      field: parts.find(({ field }) => field)?.field,
    }
  }
  return undefined
}

/** The type and format of a calculation: integers stay integers, a result of money is money. */
const numbersOf = (parts: SqlValue[]): Pick<SqlValue, 'type' | 'field'> => ({
  type: parts.every(({ type }) => type === 'integer') ? 'integer' : 'number',
  field: parts.map(moneyOf).find(Boolean),
})

const moneyOf = (value: SqlValue | undefined): Field | undefined =>
  value?.field?.hint.widget === 'moeda' ? value.field : undefined

function dateSql(made: XMade, scope: Scope): SqlValue | undefined {
  const day = (value: XValue) => daySql(plainSql(value, scope))
  const integer = (sql: string): SqlValue => ({ sql, type: 'integer' })
  if (made.days) return integer(`(${day(made.days[1])} - ${day(made.days[0])})`)
  for (const unit of ['months', 'years'] as const) {
    const span = made[unit]
    if (!span) continue
    const age = `age(${day(span[1])}, ${day(span[0])})`
    const years = `extract(year from ${age})::int`
    return integer(unit === 'years' ? years : `(${years} * 12 + extract(month from ${age})::int)`)
  }
  if (made.after !== undefined) {
    const months = amountSql(made.plusMonths, scope)
    const moved =
      months === undefined ? day(made.after) : `(${day(made.after)} + make_interval(months => ${months}))::date`
    const days = amountSql(made.plusDays, scope)
    return { sql: days === undefined ? moved : `(${moved} + ${days})`, type: 'date' }
  }
  if (made.monthOf !== undefined) return { sql: `to_char(${day(made.monthOf)}, 'MM/YYYY')`, type: 'text' }
  if (made.firstDayOf !== undefined)
    return { sql: `to_date(${plainSql(made.firstDayOf, scope).sql}, 'YYYY-MM')`, type: 'date' }
  if (made.yearOf !== undefined) return integer(`extract(year from ${day(made.yearOf)})::int`)
  if (made.monthNumberOf !== undefined) return integer(`extract(month from ${day(made.monthNumberOf)})::int`)
  if (made.dayOf !== undefined) return integer(`extract(day from ${day(made.dayOf)})::int`)
  return undefined
}

function amountSql(amount: XValue | number | undefined, scope: Scope): string | undefined {
  if (amount === undefined) return undefined
  if (typeof amount === 'number') return scope.frame.param(amount, 'int')
  const value = plainSql(amount, scope)
  return isNumber(value) ? `${value.sql}::int` : undefined
}

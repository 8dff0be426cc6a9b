import type { Model } from '#schemas/load.ts'
import type {
  CasesNode,
  Comparison,
  Computation,
  FieldNode,
  Node,
  PlainNode,
  RowsNode,
  ThroughNode,
} from '#schemas/runtime/computed/node.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { type Storage, type StoredColumn, storageOf } from '#schemas/storage.ts'
import { joinOn, joinRows } from '../join.ts'
import { CALENDARS, TODAY } from './context.ts'

/** Where an expression is worked out: a row of an entity under an alias. */
export interface Place {
  entity: Entity
  alias: string
  model: Pick<Model, 'entities'>
  /** the row around these rows */
  outer?: Place
  /** joins a value looked up in a referenced record, computed once for each such record; returns its column */
  lookUp?(lookup: LookUp): string
}

/** A value that an expression looks up through a reference. */
export interface LookUp {
  /** equal keys share one join */
  key: string
  target: Entity
  /** SQL join condition for the referenced record under `alias` */
  on(alias: string): string
  /** SQL of the value over the record's alias; it may hold `TODAY` and `CALENDARS` */
  value(alias: string): string
}

/**
 * A computed field as SQL over an alias, equal to what schemas/runtime/computed/evaluate.ts computes. Values of other records are read by subselects within
 * the row's company. The placeholders `TODAY` and `CALENDARS` have to be bound with `bindContext`.
 */
export function computedSql(
  { node, digits }: Computation,
  entity: Entity,
  model: Pick<Model, 'entities'>,
  alias: string,
  lookUp?: Place['lookUp'],
): string {
  return workedOut({ node, digits }, { entity, alias, model, lookUp })
}

function workedOut({ node, digits }: Pick<Computation, 'node' | 'digits'>, place: Place): string {
  const value = sqlOf(node, place)
  return digits === undefined ? value : `round(${value}, ${digits})`
}

/** Any expression as SQL at a place; it may hold `TODAY` and `CALENDARS`, too. */
export const expressionSql = (node: Node, place: Place): string => sqlOf(node, place)

const storages = new WeakMap<Entity, Storage>()

function storage({ entity, model }: Place): Storage {
  const known = storages.get(entity) ?? storageOf(entity, model)
  storages.set(entity, known)
  return known
}

function sqlOf(node: Node, place: Place): string {
  switch (node.op) {
    case 'const':
      return constant(node.value, node.type)
    case 'today':
      return `${TODAY}::date`
    case 'field':
      return fieldSql(node, node.outer && place.outer ? place.outer : place)
    case 'through':
      return throughSql(node, node.outer && place.outer ? place.outer : place)
    case 'title': {
      const cases = node.titles.map(({ value, title }) => `when ${literal(value)} then ${literal(title)}`)
      return `(case ${sqlOf(node.of, place)} ${cases.join(' ')} end)`
    }
    case 'text':
      return textSql(node.args, node.separator, place)
    case 'cases':
      return casesSql(node, place)
    case 'rows':
      return rowsSql(node, place)
    default:
      return plainSql(node, place)
  }
}

const literal = (value: string | number | boolean): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)

function constant(value: string | number | boolean, type: Node['type']): string {
  if (type === 'date') return `${literal(value)}::date`
  return type === 'text' ? `${literal(value)}::text` : typeof value === 'number' ? `${value}::numeric` : String(value)
}

const isNumber = ({ type }: Node): boolean => type === 'integer' || type === 'number'

/** SQL of a field's value; numbers are cast to numeric, so integers neither overflow nor round. */
function fieldSql(node: FieldNode, place: Place): string {
  const field = fieldAt(place.entity, node.path)
  if (field?.computes) return workedOut(field.computes, place)
  return isNumber(node) ? `${storedSql(node, place)}::numeric` : storedSql(node, place)
}

const storedSql = ({ path }: FieldNode, place: Place): string =>
  `${place.alias}.${path === 'id' ? 'id' : columnOf(path, place).name}`

function columnOf(path: string, place: Place): StoredColumn {
  const column = storage(place).columns.find(({ field, part }) => field.path === path && part !== 'company')
  if (!column) throw new Error(`${place.entity.path} ${path} has no column`)
  return column
}

function throughSql(node: ThroughNode, place: Place): string {
  const target = place.model.entities.get(node.target)
  if (!target) throw new Error(`Unknown entity: ${node.target}`)
  const own = { alias: place.alias, company: storage(place).company }
  const on = (alias: string) => joinOn(columnOf(node.reference, place), target, own, alias)
  const value = (alias: string) => sqlOf(node.value, { entity: target, alias, model: place.model })
  const alias = `${place.alias}r`
  // only a value with a subselect of its own is worth a shared join
  if (place.lookUp && value(alias).includes('(select '))
    return place.lookUp({ key: `${node.reference} ${JSON.stringify(node.value)}`, target, on, value })
  return `(select ${value(alias)} from ${target.table} ${alias} where ${on(alias)})`
}

/** SQL of a condition; null counts as false. */
const holds = (node: Node, place: Place): string => `coalesce(${sqlOf(node, place)}, false)`

function casesSql({ cases, else: otherwise }: CasesNode, place: Place): string {
  const each = cases.map(({ when, then: value }) => `when ${sqlOf(when, place)} then ${sqlOf(value, place)}`)
  return `(case ${each.join(' ')}${otherwise ? ` else ${sqlOf(otherwise, place)}` : ''} end)`
}

/** Joins texts by `||`: concat_ws is not immutable, so an index could not use it. */
function textSql(args: Node[], separator: string, place: Place): string {
  const parts = args.map((part) => ({ part, sql: asText(part, place) }))
  const known = parts.flatMap(({ part, sql }) => (part.op === 'const' ? [] : [`${sql} is not null`]))
  const between = separator === '' ? '' : `${literal(separator)} || `
  const joined = parts.map(({ sql }) => `coalesce(${between}${sql}, '')`).join(' || ')
  const text = separator === '' ? joined : `substr(${joined}, ${[...separator].length + 1})`
  return `(case when ${known.length > 0 ? known.join(' or ') : 'false'} then ${text} end)`
}

function asText(node: Node, place: Place): string {
  const sql = sqlOf(node, place)
  if (isNumber(node)) return `prumo_number_text(${sql})`
  if (node.type === 'boolean') return `(case ${sql} when true then 'Sim' when false then 'Não' end)`
  return node.type === 'date' ? `prumo_day_text(${sql})` : sql
}

const COMPARES: Record<Comparison, string> = { eq: '=', ne: '<>', lt: '<', lte: '<=', gt: '>', gte: '>=' }

/** Operands of a comparison; where all of them are stored integers or constants the cast to numeric is left out, which is faster over many rows. */
function comparedSql(node: PlainNode, place: Place): string[] {
  const { args, op } = node
  const stored = op === 'in' || op in COMPARES ? args.flatMap((arg) => wholeSql(arg, place) ?? []) : []
  return stored.length === args.length ? stored : args.map((arg) => sqlOf(arg, place))
}

/** SQL of a whole number that is stored or written; undefined for anything else. */
function wholeSql(node: Node, place: Place): string | undefined {
  if (node.op === 'const') return Number.isInteger(node.value) ? `${node.value}` : undefined
  if (node.op !== 'field' || node.type !== 'integer') return undefined
  const at = node.outer && place.outer ? place.outer : place
  return fieldAt(at.entity, node.path)?.computes ? undefined : storedSql(node, at)
}

function plainSql(node: PlainNode, place: Place): string {
  const args = () => comparedSql(node, place)
  const [first = 'null', second = 'null', ...others] = args()
  switch (node.op) {
    case 'all':
    case 'any':
      return `(${node.args.map((arg) => holds(arg, place)).join(node.op === 'all' ? ' and ' : ' or ')})`
    case 'not':
      return `(not ${node.args.map((arg) => holds(arg, place)).join(' or ')})`
    case 'filled':
      return `(${first} is not null)`
    case 'firstFilled':
      return `coalesce(${args().join(', ')})`
    case 'in':
      return `coalesce(${first} in (${[second, ...others].join(', ')}), false)`
    case 'day':
      return `(${first} at time zone 'America/Sao_Paulo')::date`
    case 'addDays':
      return `prumo_add_days(${first}, ${second})`
    case 'addMonths':
      return `prumo_add_months(${first}, ${second})`
    case 'daysBetween':
      return `(${second} - ${first})::numeric`
    case 'monthsBetween':
      return `prumo_months_between(${first}, ${second})`
    case 'yearsBetween':
      return `prumo_years_between(${first}, ${second})`
    case 'addWorkingDays':
      return `prumo_add_working_days(${CALENDARS}::jsonb, ${others[0] ?? 'null'}, ${first}, ${second})`
    case 'workingDaysBetween':
      return `prumo_working_days_between(${CALENDARS}::jsonb, ${others[0] ?? 'null'}, ${first}, ${second})`
    case 'add':
      return `(${args().join(' + ')})`
    case 'subtract':
      return `(${first} - ${second})`
    case 'multiply':
      return `(${args().join(' * ')})`
    case 'divide':
      return `prumo_divide(${first}, ${second}, ${node.digits ?? 0})`
    case 'round':
      return `round(${first}, ${node.digits ?? 0})`
    default:
      return `coalesce(${first} ${COMPARES[node.op]} ${second}, false)`
  }
}

/** SQL of an aggregate over the rows of a list, or over the records that refer to this one, always within its company. */
function rowsSql(node: RowsNode, place: Place): string {
  const entity = place.model.entities.get(node.entity)
  if (!entity) throw new Error(`Unknown entity: ${node.entity}`)
  const alias = `${place.alias}f`
  const rows: Place = { entity, alias, model: place.model, outer: place }
  const conditions = [ownerOf(node, rows, place), ...(node.where ? [sqlOf(node.where, rows)] : [])]
  const from = `from ${entity.table} ${alias} where ${conditions.join(' and ')}`
  const value = node.value ? sqlOf(node.value, rows) : '1'
  // through a subselect: an aggregate over outer columns only would belong to the outer query
  const each = `from (select ${value} as v ${from}) ${alias}v`
  switch (node.gather) {
    case 'count':
      return `(select count(*)::numeric ${from})`
    case 'sum':
      return `(select coalesce(sum(v), 0) ${each})`
    case 'last':
      return `(select ${value} ${from} order by ${lastFirst(node, rows)} limit 1)`
    default:
      return `(select ${node.gather}(v) ${each})`
  }
}

function lastFirst({ order, list }: RowsNode, rows: Place): string {
  const place = list === undefined ? [] : [`${rows.alias}.ordem_ desc`]
  const chosen = order ? [`${sqlOf(order, rows)} desc nulls last`] : []
  return [...chosen, ...place, `${rows.alias}.id desc`].join(', ')
}

function ownerOf(node: RowsNode, rows: Place, place: Place): string {
  if (node.through !== undefined) {
    const column = columnOf(node.through, rows)
    return joinOn(column, place.entity, { alias: rows.alias, company: storage(rows).company }, place.alias)
  }
  return joinRows(place.entity, place.alias, rows.entity, rows.alias)
}

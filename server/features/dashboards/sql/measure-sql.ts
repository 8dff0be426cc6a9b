import { isMisnamed, leafAt } from '#schemas/report/path.ts'
import { PERIOD } from '#schemas/runtime/definition/measures.ts'
import type { Entity, MeasureDefinition } from '#schemas/runtime/model.ts'
import { toSnakeCase } from '#schemas/runtime/names.ts'
import type { XMeasure, XWhen } from '#schemas/runtime/written/dashboards.ts'
import type { XCondition, XValue } from '#schemas/runtime/written/report.ts'
import type { Values } from '#server/platform/database/sql.ts'
import { allOf, conditionSql } from '#server/platform/reports/declared/conditions.ts'
import { type Asking, Frame, Scope } from '#server/platform/reports/declared/scope.ts'
import { daySql, type SqlValue } from '#server/platform/reports/declared/sql-value.ts'
import { seenRows } from '#server/platform/reports/declared/statement.ts'
import { plainSql } from '#server/platform/reports/declared/values.ts'
import { type Asked, type Cut, dayOf, nodeOf } from '../asked.ts'
import { DayFrame } from './day-frame.ts'
import { heldDays } from './held-days.ts'
import { type HeldAsked, HeldFrame } from './held-frame.ts'

/** Alias of the records that are counted. */
const BASE = 'm'

const numberOf = (value: Exclude<NonNullable<XMeasure['value']>, { distinct: unknown }>): XValue => {
  if ('sum' in value) return value.sum
  if ('last' in value) return value.last
  return 'median' in value ? value.median : value.average
}

/** A day, or the first one of a month. */
const ownDaySql = (value: SqlValue): string =>
  value.field?.format === 'mes-ano' ? `(${value.sql} || '-01')::date` : daySql(value)

/** The conditions under which what goes on for some days does so in the period. */
function goesOn({ from, to }: Extract<XWhen, { span: unknown }>['span']): XCondition[] {
  const [start, end] = [{ filter: PERIOD.start }, { filter: PERIOD.end }]
  return [
    { value: from, to: end },
    {
      any: [
        { value: to, filled: false },
        { value: to, from: start },
      ],
    },
  ]
}

/** What a measure of records is told by, as SQL. */
export interface Dimension {
  value: SqlValue
  /** its key as a text: the id of a record, the code of a closed list, the value itself */
  key: string
  /** the same as records are put together by it: an id is no text yet */
  raw: string
  /** what it is called, as a text */
  name: string
  /** the tree whose nodes it names */
  tree?: Entity
}

/**
 * The records that a measure counts, as SQL for one session: everything asked for stands in its conditions, so that a figure and the rows it opens are of one
 * condition.
 * @param values those of the statement this becomes a part of
 * @throws Unknown where the session may not know what decides about rows
 */
export class MeasureSql {
  readonly entity: Entity
  readonly base: Scope
  readonly #frame: Frame
  /** the day of each record, where it has one of its own */
  readonly #own: string | undefined

  constructor(
    ctx: Asking,
    readonly measure: MeasureDefinition,
    private readonly asked: Asked,
    values?: Values,
    /** on many days at once */
    held?: Omit<HeldAsked, 'base' | 'entity'>,
  ) {
    const { model } = ctx.deps
    const entity = model.entities.get(measure.entity ?? '')
    if (!entity) throw new Error(`${measure.path}: there is no ${measure.entity}`)
    this.entity = entity
    const { when } = measure
    const { period, filters } = asked
    const all = { ...filters, [PERIOD.start]: period.start, [PERIOD.end]: period.end }
    const day = dayOf(measure, period) ?? ctx.context.hoje
    const write = { plain: plainSql, condition: conditionSql }
    const frame = [ctx, all, day, when !== undefined, write, undefined, values] as const
    if (held) this.#frame = new HeldFrame({ entity, base: BASE, ...held }, ...frame)
    else this.#frame = when !== undefined && 'day' in when ? new DayFrame(entity, ...frame) : new Frame(...frame)
    // asked of whoever may read the register
    this.base = Scope.of(this.#frame, entity, BASE, true)
    if (when === undefined || 'day' in when) return
    const own = 'span' in when ? when.span.from : when.field
    // what leads to the day is joined before what is read of it
    this.#own = ownDaySql(plainSql(own, this.base))
    this.#frame.readOn(this.#own)
  }

  get values(): Values {
    return this.#frame.values
  }

  /** What a measure of these records is compared by. @throws Unknown where the session may not know it */
  dimension(by: string, { path, by: all = {} }: MeasureDefinition = this.measure): Dimension {
    const written = all[by]
    if (written === undefined) throw new Error(`${path} has no "${by}"`)
    const value = plainSql(written, this.base)
    const [key, name] = [`(${value.id ?? value.sql})::text`, `(${value.sql})::text`]
    return { value, key, raw: value.id ?? key, name, tree: this.#treeOf(written) }
  }

  /** The month of the record's day as '2026-03', or its year. */
  time(unit: 'mes' | 'ano'): string {
    if (this.#own === undefined) throw new Error(`${this.measure.path} has no day of its own`)
    return `to_char(${this.#own}, '${unit === 'mes' ? 'YYYY-MM' : 'YYYY'}')`
  }

  /** SQL of an order that begins with the newest record. */
  newest(): string {
    const last = `${BASE}.id desc`
    return this.#own === undefined ? last : `${this.#own} desc, ${last}`
  }

  /** The number that is summed up, or undefined where records are counted. @throws Unknown where the session may not know it */
  number(): string | undefined {
    const { value } = this.measure
    if (!value || 'distinct' in value) return undefined
    return plainSql(numberOf(value), this.base).sql
  }

  /** What a measure counts the different ones of, or of how few nothing is told. @throws Unknown where the session may not know it */
  distinct(): string | undefined {
    const { leastOf, value } = this.measure
    const counted = value && 'distinct' in value ? value.distinct : leastOf
    if (counted === undefined) return undefined
    const { sql, id } = plainSql(counted, this.base)
    return id ?? sql
  }

  /**
   * The same of all days at once, with SQL of the first and the last day on which each counts.
   * @throws DayByDay where each day has to be asked for
   */
  heldRows(): { from: string; to: string; rows: string; joined: boolean } {
    const frame = this.#frame
    if (!(frame instanceof HeldFrame)) throw new Error(`${this.measure.path} is read of one day`)
    const { from, to, always } = heldDays(this.measure.where ?? [], this.base)
    this.number()
    const rows = this.#rowsWhere(always, () => frame.conditions(from))
    return {
      from: `greatest('-infinity'::date, ${[...frame.from, ...from].join(', ')})`,
      to: `least('infinity'::date, ${[...frame.to, ...to].join(', ')})`,
      rows,
      joined: frame.joined,
    }
  }

  /** What else is counted of these records: its own condition, and the number that is summed up. */
  part(where: readonly XCondition[], value: XMeasure['value']): { condition?: string; number?: string } {
    return {
      number: value && !('distinct' in value) ? plainSql(numberOf(value), this.base).sql : undefined,
      condition: where.length > 0 ? allOf(where, this.base) : undefined,
    }
  }

  /** ' from … where …' of the records: those that the session sees and that are asked for. @param also a further condition as SQL */
  rows(also?: string): string {
    return this.#rowsWhere([allOf(this.measure.where ?? [], this.base), also])
  }

  /** @param joined what the joins of all of this ask for */
  #rowsWhere(where: readonly (string | undefined)[], joined: () => string[] = () => []): string {
    const { when, value } = this.measure
    const conditions = [
      ...seenRows(this.base),
      when && this.#within(when),
      ...where,
      ...this.#narrowed(),
      ...this.asked.cuts.map((cut) => this.#cut(cut)),
      // a mean or median is one of those that have the number
      ...(value && ('average' in value || 'median' in value) ? [`${this.number()} is not null`] : []),
      ...joined(),
    ].filter((each) => each !== undefined)
    const order =
      value && 'last' in value ? `${plainSql(value.by, this.base).sql} desc nulls last, ${BASE}.id desc` : ''
    const joins = this.#joins()
    const narrowed = conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''
    const all = ` from ${this.entity.table} ${BASE}${joins}${narrowed}`
    return order === '' ? all : ` from (select ${BASE}.*${all} order by ${order} limit 1) ${BASE}${joins}`
  }

  /** The same of records that are known. */
  rowsOf(ids: readonly number[]): string {
    const conditions = [...seenRows(this.base), `${BASE}.id = any(${this.#frame.param(ids, 'bigint[]')})`]
    return ` from ${this.entity.table} ${BASE}${this.#joins()} where ${conditions.join(' and ')}`
  }

  /** What all that was asked for joins, which is known when it was asked for. */
  #joins = (): string => this.base.joins.map((join) => ` ${join}`).join('')

  /** SQL: a record is one of the period. */
  #within(when: XWhen): string | undefined {
    if ('span' in when) return conditionSql({ every: goesOn(when.span) }, this.base)
    if (this.#own === undefined) return undefined
    const { start, end } = this.asked.period
    return `(${this.#own} >= ${this.#frame.param(start, 'date')} and ${this.#own} <= ${this.#frame.param(end, 'date')})`
  }

  #narrowed(): (string | undefined)[] {
    return Object.entries(this.measure.filters ?? {}).map(([name, value]) => {
      const tree = this.#treeOf(value)
      const ids = this.asked.filters[name]
      if (!tree || !Array.isArray(ids)) return conditionSql({ value, equals: { filter: name } }, this.base)
      return ids.length === 0 ? undefined : this.#below(plainSql(value, this.base), tree, ids as number[])
    })
  }

  #cut({ by, key }: Cut): string {
    const { value, key: sql, tree } = this.dimension(by)
    if (key === null) return `${value.id ?? value.sql} is null`
    if (typeof key !== 'string') return this.#anyOf(key, { sql, value, tree })
    const node = tree && nodeOf(key)
    if (tree && node && !node.only) return this.#below(value, tree, [node.id])
    return `${sql} = ${this.#frame.param(node ? String(node.id) : key, 'text')}`
  }

  #anyOf(keys: readonly string[], { sql, value, tree }: { sql: string; value: SqlValue; tree?: Entity }): string {
    const ids = keys.flatMap((key) => nodeOf(key) ?? [])
    return tree
      ? this.#below(
          value,
          tree,
          ids.map(({ id }) => id),
        )
      : `${sql} = any(${this.#frame.param(keys, 'text[]')})`
  }

  /** SQL: a node is one of these, or stands somewhere below one of them. */
  #below(value: SqlValue, tree: Entity, ids: number[]): string {
    const [first, below] = [this.#frame.alias(), this.#frame.alias()]
    const mother = `${toSnakeCase(tree.tree ?? '')}_id`
    const company = this.#frame.planOf(tree).storage.company
    const same = company ? ` and ${below}.empresa_id = ${first}.empresa_id` : ''
    const columns = company ? `${below}.id, ${below}.empresa_id` : `${below}.id`
    const nodes = `select ${columns} from ${tree.table} ${below}`
    const begin = `${nodes} where ${below}.id = any(${this.#frame.param(ids, 'bigint[]')})`
    const children = `${nodes} join ${first} on ${below}.${mother} = ${first}.id${same}`
    return `${value.id} in (with recursive ${first} as (${begin} union ${children}) select id from ${first})`
  }

  /** The tree whose nodes a value names. */
  #treeOf(value: XValue): Entity | undefined {
    const { entities } = this.#frame.ctx.deps.model
    const leaf = typeof value === 'string' ? leafAt(entities, this.entity, value, this.#frame.dated) : undefined
    if (!leaf || isMisnamed(leaf) || leaf.field.kind !== 'reference') return undefined
    const target = entities.get(leaf.field.target ?? '')
    return target?.tree === undefined ? undefined : target
  }
}

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

/** SQL of a value's day; for a month its first day. */
const ownDaySql = (value: SqlValue): string =>
  value.field?.format === 'mes-ano' ? `(${value.sql} || '-01')::date` : daySql(value)

/** Conditions that a span of days overlaps the period. */
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

/** SQL of a dimension. */
export interface Dimension {
  value: SqlValue
  /** key as text: the id of a record, the code of an option, the value itself */
  key: string
  /** key for GROUP BY: an id is not converted to text */
  raw: string
  /** display name as text */
  name: string
  /** the tree, where it references nodes of one */
  tree?: Entity
}

/**
 * SQL of the records a measure counts for a session; a figure and the rows it opens use the same conditions.
 * @param values parameters of the enclosing statement
 * @throws Unknown where a condition uses a field the session may not see
 */
export class MeasureSql {
  readonly entity: Entity
  readonly base: Scope
  readonly #frame: Frame
  /** SQL of each record's own day, where it has one */
  readonly #own: string | undefined

  constructor(
    ctx: Asking,
    readonly measure: MeasureDefinition,
    private readonly asked: Asked,
    values?: Values,
    /** for a statement over many days */
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
    // requires the right to read the register
    this.base = Scope.of(this.#frame, entity, BASE, true)
    if (when === undefined || 'day' in when) return
    const own = 'span' in when ? when.span.from : when.field
    // joins that the day needs precede those of the read values
    this.#own = ownDaySql(plainSql(own, this.base))
    this.#frame.readOn(this.#own)
  }

  get values(): Values {
    return this.#frame.values
  }

  /** SQL of a dimension. @throws Unknown where the session may not see it */
  dimension(by: string, { path, by: all = {} }: MeasureDefinition = this.measure): Dimension {
    const written = all[by]
    if (written === undefined) throw new Error(`${path} has no "${by}"`)
    const value = plainSql(written, this.base)
    const [key, name] = [`(${value.id ?? value.sql})::text`, `(${value.sql})::text`]
    return { value, key, raw: value.id ?? key, name, tree: this.#treeOf(written) }
  }

  /** SQL of the month of the record's day ('2026-03'), or its year. */
  time(unit: 'mes' | 'ano'): string {
    if (this.#own === undefined) throw new Error(`${this.measure.path} has no day of its own`)
    return `to_char(${this.#own}, '${unit === 'mes' ? 'YYYY-MM' : 'YYYY'}')`
  }

  /** SQL of ORDER BY, newest record first. */
  newest(): string {
    const last = `${BASE}.id desc`
    return this.#own === undefined ? last : `${this.#own} desc, ${last}`
  }

  /** SQL of the summed number; undefined where records are counted. @throws Unknown where the session may not see it */
  number(): string | undefined {
    const { value } = this.measure
    if (!value || 'distinct' in value) return undefined
    return plainSql(numberOf(value), this.base).sql
  }

  /** SQL of what a measure counts distinctly, or whose minimum number suppresses results (`leastOf`). @throws Unknown where the session may not see it */
  distinct(): string | undefined {
    const { leastOf, value } = this.measure
    const counted = value && 'distinct' in value ? value.distinct : leastOf
    if (counted === undefined) return undefined
    const { sql, id } = plainSql(counted, this.base)
    return id ?? sql
  }

  /**
   * FROM and WHERE over all days at once, with SQL of the first and last day on which each record counts.
   * @throws DayByDay where each day needs its own statement
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

  /** SQL of a further measure over these records: its own condition and number. */
  part(where: readonly XCondition[], value: XMeasure['value']): { condition?: string; number?: string } {
    return {
      number: value && !('distinct' in value) ? plainSql(numberOf(value), this.base).sql : undefined,
      condition: where.length > 0 ? allOf(where, this.base) : undefined,
    }
  }

  /** SQL ' from … where …' of the records that the session sees and the query selects. @param also a further SQL condition */
  rows(also?: string): string {
    return this.#rowsWhere([allOf(this.measure.where ?? [], this.base), also])
  }

  /** @param joined returns conditions that are known only after all joins */
  #rowsWhere(where: readonly (string | undefined)[], joined: () => string[] = () => []): string {
    const { when, value } = this.measure
    const conditions = [
      ...seenRows(this.base),
      when && this.#within(when),
      ...where,
      ...this.#narrowed(),
      ...this.asked.cuts.map((cut) => this.#cut(cut)),
      // only records that have the number count for a mean or median
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

  /** SQL ' from … where …' of records by their ids. */
  rowsOf(ids: readonly number[]): string {
    const conditions = [...seenRows(this.base), `${BASE}.id = any(${this.#frame.param(ids, 'bigint[]')})`]
    return ` from ${this.entity.table} ${BASE}${this.#joins()} where ${conditions.join(' and ')}`
  }

  /** SQL of the joins; known after all other SQL was built. */
  #joins = (): string => this.base.joins.map((join) => ` ${join}`).join('')

  /** SQL condition: the record belongs to the period. */
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

  /** SQL condition: a node is one of these or below one of them. */
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

  /** The tree that a value references. */
  #treeOf(value: XValue): Entity | undefined {
    const { entities } = this.#frame.ctx.deps.model
    const leaf = typeof value === 'string' ? leafAt(entities, this.entity, value, this.#frame.dated) : undefined
    if (!leaf || isMisnamed(leaf) || leaf.field.kind !== 'reference') return undefined
    const target = entities.get(leaf.field.target ?? '')
    return target?.tree === undefined ? undefined : target
  }
}

import { countsSql, inForceSql } from '#schemas/effective-sql.ts'
import type { Hop } from '#schemas/report/path.ts'
import { isPersonalField } from '#schemas/runtime/definition/lgpd.ts'
import type { Effective, Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { toSnakeCase } from '#schemas/runtime/names.ts'
import type { XCondition, XValue } from '#schemas/runtime/written/report.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import { bindContext } from '#server/platform/crud/computed/context.ts'
import type { LookUp } from '#server/platform/crud/computed/sql.ts'
import type { Ctx, ValuePlace } from '#server/platform/crud/define.ts'
import { joinOn } from '#server/platform/crud/join.ts'
import { type Plan, planOf } from '#server/platform/crud/plan/plan.ts'
import { mayKnow } from '#server/platform/crud/sight/field-authority.ts'
import { rowLimits, visibleRows } from '#server/platform/crud/sight/visible-rows.ts'
import { Values } from '#server/platform/database/sql.ts'
import type { SqlValue } from './sql-value.ts'

/** Writes values and conditions as SQL; both call each other. */
export interface Writer {
  /** a value used in comparisons and calculations */
  plain(value: XValue, scope: Scope): SqlValue
  /** undefined where the condition narrows nothing */
  condition(condition: XCondition, scope: Scope): string | undefined
}

/** The session, and the dependencies and context of its company. */
export type Asking = Pick<Ctx, 'session' | 'deps' | 'context'>

/** A dated list whose rows are joined to the rows it belongs to. */
export interface HistoryJoin {
  child: Entity
  effective: Effective
  /** alias of the row in force */
  alias: string
  /** alias of the rows it belongs to */
  of: string
  /** SQL: rows under an alias are those of the record */
  owner(rows: string): string
}

/** The state of one statement of a declared report while it is built: session, filters and parameters. */
export class Frame {
  #aliases = 0
  readonly #placeholders = new Map<string, string>()

  /**
   * @param filters what is asked for, without filters that do not show
   * @param day whose values of dated lists are read
   * @param dated whether that day was asked for
   * @param rowDay SQL of the day of each row, where values as of that day are read (`source.on.field`)
   */
  constructor(
    readonly ctx: Asking,
    readonly filters: RecordData,
    readonly day: string,
    readonly dated: boolean,
    readonly write: Writer,
    private rowDay?: string,
    /** parameters; those of another statement where this becomes a part of it */
    readonly values = new Values(),
  ) {}

  /** Reads dated values as of a day of each row from here on: SQL over tables that are joined already. */
  readOn(rowDay: string): void {
    this.rowDay = rowDay
  }

  /** The day whose values are read, as SQL. */
  daySql(): string {
    return this.rowDay ?? this.today()
  }

  /** The day of the report as SQL, used where rows have no day of their own. */
  today(): string {
    return this.param(this.day, 'date')
  }

  /** Binds `TODAY` and `CALENDARS` in SQL to the frame's day and the company's working days. */
  bind(sql: string): string {
    const add = (value: string, type: string) => (type === 'date' ? this.daySql() : this.param(value, type))
    return bindContext(sql, { add }, { ...this.ctx.context, hoje: this.day })
  }

  /** Joins a value looked up in a referenced record, as `v`. PostgreSQL computes it once for each record. */
  lookUpJoin({ target, on, value }: LookUp, alias: string): string {
    const record = this.alias()
    // `distinct` keeps the planner from pulling the subquery up and computing it for each row
    const one = `select distinct ${this.bind(value(record))} as v from ${target.table} ${record} where ${on(record)}`
    return `left join lateral (${one}) ${alias} on true`
  }

  /** Joins the row in force of a dated list. */
  historyJoin({ child, effective, alias, owner }: HistoryJoin): string {
    return `left join ${child.table} ${alias} on ${owner(alias)} and ${inForceSql(effective, alias, this.daySql())}`
  }

  alias(): string {
    this.#aliases += 1
    return `x${this.#aliases}`
  }

  /** A typed placeholder. Equal values share one, since PostgreSQL has to see that grouped expressions are the same. */
  param(value: unknown, type: string): string {
    const key = `${type} ${JSON.stringify(value)}`
    const known = this.#placeholders.get(key) ?? `${this.values.add(value)}::${type}`
    this.#placeholders.set(key, known)
    return known
  }

  planOf = (entity: Entity): Plan => planOf(entity, this.ctx.deps.model)
}

/** The rows of one entity inside a statement, and the records reachable from them, which are joined when they are first asked for. */
export class Scope {
  readonly plan: Plan
  readonly #hops = new Map<string, Scope>()
  /** aliases of what values by code and expressions joined */
  readonly #coded = new Map<string, string>()

  private constructor(
    readonly frame: Frame,
    readonly entity: Entity,
    readonly alias: string,
    /** joins of the statement (or of the subquery) it is in, in their order */
    readonly joins: string[],
    /** conditions under which the session sees the record; where they fail only its label is shown. Made on first use, since they add parameters */
    private readonly seen: () => string[],
    /** whether the session may read the register; if not, of personal fields it learns the label only */
    private readonly open: boolean,
    /** several rows may refer to the same one of these */
    readonly referred = false,
  ) {
    this.plan = frame.planOf(entity)
  }

  /** The rows a statement or a subquery starts from. @param open whether the report's own authority is enough to show their fields */
  static of(frame: Frame, entity: Entity, alias: string, open: boolean): Scope {
    return new Scope(frame, entity, alias, [], () => [], open)
  }

  get company(): boolean {
    return this.plan.storage.company
  }

  /** Whether the session may know a field of these rows. */
  knows(field: Field): boolean {
    if (!mayKnow(this.frame.ctx.session, field)) return false
    return this.open || this.isLabel(field) || !isPersonalField(this.entity, field)
  }

  private isLabel = (field: Field): boolean => field.path === 'id' || this.entity.label.includes(field.path)

  /** SQL of a field's value, null where the session does not see the record. */
  shown(field: Field, sql: string): string {
    const seen = this.isLabel(field) ? [] : this.seen()
    return seen.length === 0 ? sql : `case when ${seen.join(' and ')} then ${sql} end`
  }

  /** The scope a hop leads to, joined on first use. */
  to(hop: Hop): Scope {
    const key = hop.kind === 'reference' ? hop.field.path : hop.kind === 'parent' ? '^' : `@${hop.history.field.path}`
    const known = this.#hops.get(key) ?? this.#join(hop)
    this.#hops.set(key, known)
    return known
  }

  #join(hop: Hop): Scope {
    const alias = this.frame.alias()
    if (hop.kind === 'reference') return this.#referred(hop.field, hop.to, alias)
    if (hop.kind === 'parent') {
      this.joins.push(
        `join ${hop.to.table} ${alias} on ${alias}.id = ${this.alias}.${this.plan.storage.parent?.column}${this.#sameCompany(alias)}`,
      )
      return new Scope(this.frame, hop.to, alias, this.joins, this.seen, this.open)
    }
    const { child, effective } = hop.history
    const parent = this.frame.planOf(child).storage.parent?.column ?? ''
    const join = this.frame.historyJoin({
      ...{ child, effective, alias, of: this.alias },
      owner: (rows) => `${rows}.${parent} = ${this.alias}.id${this.#sameCompany(rows)}`,
    })
    this.joins.push(join)
    return new Scope(this.frame, child, alias, this.joins, this.seen, this.open)
  }

  #referred(field: Field, target: Entity, alias: string): Scope {
    const { session, deps } = this.frame.ctx
    const column = this.plan.columnOf(field.path)
    if (!column) throw new Error(`${this.entity.path}: ${field.path} has no column`)
    this.joins.push(
      `left join ${target.table} ${alias} on ${joinOn({ ...column, name: idColumn(this.plan, field) }, target, { alias: this.alias, company: this.company }, alias)}`,
    )
    // within one company the join condition already ensures tenancy
    const limitsOf = target.scope === 'empresa' && this.company ? rowLimits : visibleRows
    let limits: string[] | undefined
    const seen = () => {
      limits ??= limitsOf(target, session, alias, this.frame.values, deps)
      return [...this.seen(), ...limits]
    }
    const open = hasAuthority(session, target.authority.read)
    return new Scope(this.frame, target, alias, this.joins, seen, open, true)
  }

  /** In a dated list of a record: the row before this one. */
  previous(): Scope {
    const known = this.#hops.get('<')
    if (known) return known
    const { effective } = this.entity
    const parent = this.plan.storage.parent?.column
    if (!effective || !parent) throw new Error(`${this.entity.path} has no rows in the order of days`)
    const alias = this.frame.alias()
    const start = toSnakeCase(effective.start)
    const before = `d.${parent} = ${this.alias}.${parent}${this.#sameCompany('d')} and (d.${start}, d.id) < (${this.alias}.${start}, ${this.alias}.id) and ${countsSql(effective, 'd')}`
    this.joins.push(
      `left join lateral (select d.* from ${this.entity.table} d where ${before} order by d.${start} desc, d.id desc limit 1) ${alias} on true`,
    )
    const scope = new Scope(this.frame, this.entity, alias, this.joins, this.seen, this.open)
    this.#hops.set('<', scope)
    return scope
  }

  /** SQL condition that a row of the same register under another alias is this one. */
  same = (alias: string): string => `${alias}.id = ${this.alias}.id${this.#sameCompany(alias)}`

  /** SQL of a value looked up in a referenced record. */
  lookUp(lookup: LookUp): string {
    const alias = this.joinOnce(lookup.key, (joined) => this.frame.lookUpJoin(lookup, joined))
    return `${alias}.v`
  }

  private joinOnce(name: string, make: (alias: string) => string): string {
    const known = this.#coded.get(name)
    if (known !== undefined) return known
    const joined = this.frame.alias()
    this.joins.push(make(joined))
    this.#coded.set(name, joined)
    return joined
  }

  /** The context in which hand-written values are made. */
  place(): ValuePlace {
    const { frame, alias } = this
    return {
      ...{ alias, filters: frame.filters },
      // read lazily: adds a parameter only where it is used
      get day() {
        return frame.daySql()
      },
      param: (value, type) => frame.param(value, type),
      join: (name, make) => this.joinOnce(`code ${name}`, make),
    }
  }

  #sameCompany = (alias: string): string => (this.company ? ` and ${alias}.empresa_id = ${this.alias}.empresa_id` : '')
}

/** The column with the id of a reference. */
export function idColumn(plan: Plan, { path }: Field): string {
  const found = plan.storage.columns.find(({ field, part }) => field.path === path && part === 'id')
  if (!found) throw new Error(`${plan.entity.path}: ${path} has no column`)
  return found.name
}

import { LAST_DAY } from '#schemas/effective-sql.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import { toSnakeCase } from '#schemas/runtime/names.ts'
import { TODAY } from '#server/platform/crud/computed/context.ts'
import type { LookUp } from '#server/platform/crud/computed/sql.ts'
import { Frame, type HistoryJoin } from '#server/platform/reports/declared/scope.ts'
import { lookedUp } from './day-frame.ts'

/** The query needs one statement per day. */
export class DayByDay extends Error {}

/** Query of a statement over many days. */
export interface HeldAsked {
  entity: Entity
  /** alias of the counted records */
  base: string
  /** SQL of the days, ascending */
  days: { list: string; first: string; last: string }
  /** `each`: each dated row on the days it is effective; `before`: the days before the first row */
  rows: 'each' | 'before'
}

/** Frame of a statement over many days: dated rows are joined with their ranges of days instead of those of one day. */
export class HeldFrame extends Frame {
  /** SQL of the first and last days on which the joined rows are effective */
  readonly from: string[] = []
  readonly to: string[] = []
  /** SQL condition: a row has begun by a day */
  #hasBegun: ((day: string) => string) | undefined
  /** dated rows were joined */
  joined = false

  constructor(
    private readonly asked: HeldAsked,
    ...frame: ConstructorParameters<typeof Frame>
  ) {
    super(...frame)
  }

  override daySql(): string {
    throw new DayByDay()
  }

  override today(): string {
    throw new DayByDay()
  }

  override historyJoin(join: HistoryJoin): string {
    const { child, effective, alias, owner } = join
    const { base, days, rows } = this.asked
    // rows with an end leave gaps of days without a row
    if (join.of !== base || this.joined || effective.end !== undefined) throw new DayByDay()
    this.joined = true
    const start = toSnakeCase(effective.start)
    if (rows === 'each') {
      this.from.push(`${alias}.${start}`)
      this.to.push(`${alias}.${LAST_DAY}`)
      return `join ${child.table} ${alias} on ${owner(alias)} and ${alias}.${start} <= ${days.last} and ${alias}.${LAST_DAY} >= ${days.first}`
    }
    const [first, each] = [this.alias(), this.alias()]
    const counts = `${owner(each)} and ${each}.${LAST_DAY} is not null`
    // rows follow without gaps: one begun by a day is effective on the first day, or begins later
    this.#hasBegun = (day) =>
      `exists (select from ${child.table} ${each} where ${owner(each)} and ${each}.${LAST_DAY} >= ${days.first} and ${each}.${start} <= ${day})`
    this.to.push(`coalesce(${first}.dia - 1, 'infinity')`)
    const begun = `select min(${each}.${start}) as dia from ${child.table} ${each} where ${counts}`
    return `left join lateral (${begun}) ${first} on true left join ${child.table} ${alias} on false`
  }

  /** SQL conditions for the part `before`: there is at least one day before the first dated row. */
  conditions(from: readonly string[]): string[] {
    return this.#hasBegun ? [`not ${this.#hasBegun(`greatest(${[this.asked.days.first, ...from].join(', ')})`)}`] : []
  }

  /** Joins the value of a referenced record per day, as ranges of days with the same value. */
  override lookUpJoin({ target, on, value }: LookUp, alias: string): string {
    const [record, each] = [this.alias(), this.alias()]
    const { keys: key, where } = lookedUp(this, target, this.asked.entity)
    const [same, keys] = [key.join(', '), key.map((name) => `${record}.${name}`).join(', ')]
    const worth = this.bind(value(record).replaceAll(TODAY, `${each}.dia`))
    const days = `select ${keys}, ${each}.dia, ${worth} as v from ${target.table} ${record} cross join unnest(${this.asked.days.list}) ${each}(dia)${where(record)} offset 0`
    const window = `over (partition by ${same} order by dia)`
    const marked = `select *, row_number() ${window} = 1 or v is distinct from lag(v) ${window} as muda from (${days}) ${each}`
    const runs = `select ${same}, v, dia as de, coalesce(lead(dia) ${window} - 1, 'infinity') as ate from (${marked}) ${each} where muda`
    const within = [
      ...this.from.map((day) => ` and ${alias}.ate >= ${day}`),
      ...this.to.map((day) => ` and ${alias}.de <= ${day}`),
    ]
    this.from.push(`coalesce(${alias}.de, '-infinity')`)
    this.to.push(`coalesce(${alias}.ate, 'infinity')`)
    return `left join (${runs}) ${alias} on ${on(alias)}${within.join('')}`
  }
}

import { LAST_DAY } from '#schemas/effective-sql.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import { toSnakeCase } from '#schemas/runtime/names.ts'
import { TODAY } from '#server/platform/crud/computed/context.ts'
import type { LookUp } from '#server/platform/crud/computed/sql.ts'
import { Frame, type HistoryJoin } from '#server/platform/reports/declared/scope.ts'
import { lookedUp } from './day-frame.ts'

/** What is asked holds on single days only: it has to be asked day by day. */
export class DayByDay extends Error {}

/** What a statement about many days is asked. */
export interface HeldAsked {
  entity: Entity
  /** alias of the records */
  base: string
  /** SQL of the days, in their order */
  days: { list: string; first: string; last: string }
  /** `each`: with each dated row of a record on the days on which it holds; `before`: on the days before the first one, on which none does */
  rows: 'each' | 'before'
}

/** A statement about many days at once: dated rows are read with the days on which each of them holds, instead of that of one day. */
export class HeldFrame extends Frame {
  /** SQL of the first and the last day on which what is read holds */
  readonly from: string[] = []
  readonly to: string[] = []
  /** SQL: something has begun by a day */
  #hasBegun: ((day: string) => string) | undefined
  /** dated rows are read */
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
    // a row that ended leaves days behind on which none holds
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
    // rows follow one another without a gap: one that has begun by a day of these still held on the first of them, or begins later
    this.#hasBegun = (day) =>
      `exists (select from ${child.table} ${each} where ${owner(each)} and ${each}.${LAST_DAY} >= ${days.first} and ${each}.${start} <= ${day})`
    this.to.push(`coalesce(${first}.dia - 1, 'infinity')`)
    const begun = `select min(${each}.${start}) as dia from ${child.table} ${each} where ${counts}`
    return `left join lateral (${begun}) ${first} on true left join ${child.table} ${alias} on false`
  }

  /** SQL of what records have to be that count from some days on: before the first dated row there is at least one such day. */
  conditions(from: readonly string[]): string[] {
    return this.#hasBegun ? [`not ${this.#hasBegun(`greatest(${[this.asked.days.first, ...from].join(', ')})`)}`] : []
  }

  /** What it comes to on each of the days, as runs of days on which it stays the same. */
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

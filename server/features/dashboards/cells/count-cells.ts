import { toDecimal } from '#schemas/runtime/computed/decimal.ts'
import { isTime, type Time } from '#schemas/runtime/definition/measures.ts'
import type { MeasureDefinition } from '#schemas/runtime/model.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import type { Asked } from '../asked.ts'
import { categoryName } from '../category-name.ts'
import type { Cell } from '../cell.ts'
import { slicesOf } from '../slices.ts'
import { type Dimension, MeasureSql } from '../sql/measure-sql.ts'

/** A measure and its dimension; without `by` all records are one category. */
export interface Wanted {
  measure: MeasureDefinition
  by?: string
}

/** Columns of a GROUP BY. */
interface Grouping {
  dimension?: Dimension
  key?: string
  name?: string
  /** the number whose values are listed, for a median */
  number?: string
}

/** Columns of the result that hold a wanted measure. */
interface Counted extends Wanted {
  grouping: Grouping
  n: string
  sum?: string
  spread?: string
}

interface Found extends Record<string, string | null | [string, number][]> {
  grupo: string
  chave: string | null
  nome: string | null
}

/**
 * Counts measures over the same records, which may differ in their conditions, by one statement.
 * @returns the cells of each, in their order
 */
export async function countCells(ctx: Ctx, wanted: readonly Wanted[], asked: Asked): Promise<Cell[][]> {
  const statement = new CountStatement(ctx, wanted, asked)
  const found = await run<Found>(ctx.db, statement.text, statement.values)
  return statement.counted.map((one) => cellsOf(one, statement.rowsOf(one, found), asked))
}

function cellsOf({ grouping: { dimension }, by, n, sum, spread }: Counted, rows: readonly Found[], asked: Asked) {
  const cells = rows.map((row): Cell => {
    const numbers = spread === undefined ? undefined : (row[spread] as [string, number][] | null)
    return {
      key: row.chave,
      name: dimension ? categoryName(dimension.value, row.nome) : '',
      n: Number(row[n]),
      sum: toDecimal(String(row[sum ?? n])),
      ...(spread !== undefined && {
        spread: (numbers ?? []).map(([value, times]) => [toDecimal(value), times] as const),
      }),
    }
  })
  if (isTime(by)) return inSlices(cells, asked, by)
  // drops categories that only other measures have
  return by === undefined ? cells : cells.filter((cell) => cell.n > 0)
}

/** Cells of all months or years of the period, also those without records. */
export function inSlices(cells: readonly Cell[], { period }: Asked, unit: Time): Cell[] {
  const byKey = new Map(cells.map((cell) => [cell.key, cell]))
  return slicesOf(period, unit).map(({ key, name }) => ({
    ...(byKey.get(key) ?? { n: 0, sum: toDecimal(0) }),
    ...{ key, name },
  }))
}

/** SQL expressions with generated names; an equal expression gets the same name. */
class Named {
  readonly #names = new Map<string, string>()

  constructor(private readonly letter: string) {}

  of(sql: string): string {
    const name = this.#names.get(sql) ?? `${this.letter}${this.#names.size}`
    this.#names.set(sql, name)
    return name
  }

  get names(): string[] {
    return [...this.#names.values()]
  }

  get list(): string[] {
    return [...this.#names].map(([sql, name]) => `${sql} as ${name}`)
  }
}

class CountStatement {
  readonly counted: Counted[]
  readonly text: string
  readonly #source: MeasureSql
  /** columns of the inner select */
  readonly #columns = new Named('c')
  readonly #aggregates = new Named('a')
  readonly #groupings = new Map<string, Grouping>()

  constructor(ctx: Ctx, wanted: readonly Wanted[], asked: Asked) {
    const [first] = wanted
    if (!first) throw new Error('Nothing is wanted')
    const common = commonStart(wanted.map(({ measure: { where = [] } }) => where))
    this.#source = new MeasureSql(ctx, { ...first.measure, value: undefined, where: common }, asked)
    const parts = wanted.map((one) => {
      const { where = [], value } = one.measure
      return { ...one, ...this.#source.part(where.slice(common.length), value) }
    })
    const conditions = [...new Set(parts.map(({ condition }) => condition))]
    // a condition that all measures share goes into the inner select
    const rows = conditions.length > 1 ? undefined : conditions[0]
    const columnOf = (condition: string | undefined) =>
      condition !== undefined && condition !== rows ? this.#columns.of(condition) : undefined
    for (const { measure, by, number } of parts) if (isMedian(measure)) this.#grouping(measure, by, number)
    this.counted = parts.map(({ measure, by, number, condition }): Counted => {
      const own = columnOf(condition)
      const filter = own === undefined ? '' : ` filter (where ${own})`
      const value = number && this.#columns.of(number)
      const n = this.#aggregates.of(`count(${isOfThoseThatHaveIt(measure) ? value : '*'})${filter}`)
      const sum = value && this.#aggregates.of(`coalesce(sum(${value})${filter}, 0)`)
      const spread = isMedian(measure) ? `s${n}` : undefined
      return { measure, by, n, sum, spread, grouping: this.#grouping(measure, by, spread && number) }
    })
    const own = conditions.map(columnOf)
    const where = own.includes(undefined) ? '' : ` where ${own.join(' or ')}`
    this.text = this.#write(this.#source.rows(rows), where)
  }

  get values(): unknown[] {
    return this.#source.values.list
  }

  /** Rows of the result that belong to a wanted measure. */
  rowsOf({ grouping }: Counted, found: readonly Found[]): Found[] {
    const group = this.#bitsOf(grouping)
    return found.filter(({ grupo }) => grupo === group)
  }

  /** Grouping of a measure; medians over the same categories share one. */
  #grouping(measure: MeasureDefinition, by: string | undefined, number?: string): Grouping {
    const dimension = by === undefined || isTime(by) ? undefined : this.#source.dimension(by, measure)
    const key = isTime(by) ? this.#source.time(by) : dimension?.raw
    const made: Grouping = {
      dimension,
      key: key && this.#columns.of(key),
      name: dimension && this.#columns.of(dimension.name),
      number: number && this.#columns.of(number),
    }
    const isSame = (other: Grouping) =>
      other.key === made.key && other.name === made.name && (number === undefined || other.number === made.number)
    const known = [...this.#groupings.values()].find(isSame) ?? made
    this.#groupings.set(JSON.stringify([known.key, known.name, known.number]), known)
    return known
  }

  /** All columns of any grouping. */
  get #grouped(): string[] {
    return [...new Set([...this.#groupings.values()].flatMap(columnsOf))]
  }

  /** The bits of GROUPING() for a grouping: 1 for each column not in it. */
  #bitsOf(grouping: Grouping): string {
    const own = columnsOf(grouping)
    return this.#groupings.size > 1 ? this.#grouped.map((column) => (own.includes(column) ? 0 : 1)).join('') : ''
  }

  #write(rows: string, where: string): string {
    const all = [...this.#groupings.values()]
    const told = [
      all.length > 1
        ? `concat(${this.#grouped.map((column) => `grouping(${column})`).join(', ')}) as grupo`
        : `'' as grupo`,
      `${firstOf(all.map(({ key }) => key))} as chave`,
      `${firstOf(all.map(({ name }) => name))} as nome`,
    ]
    // offset 0 keeps the planner from inlining: each column is computed once per record
    const from = ` from (select ${this.#columns.list.join(', ') || '1'}${rows} offset 0) d${where}${this.#groupBy(all)}`
    const spreads = this.counted.flatMap(({ n, spread }) => (spread === undefined ? [] : [spreadSql(n, spread)]))
    if (spreads.length === 0) return `select ${[...told, ...this.#aggregates.list].join(', ')}${from}`
    const number = firstOf(
      all.map(({ number }) => number),
      'numeric',
    )
    const each = `select ${[...told, `${number} as valor`, ...this.#aggregates.list].join(', ')}${from}`
    const sums = this.#aggregates.names.map((name) => `sum(${name}) as ${name}`)
    return `select grupo, chave, nome, ${[...sums, ...new Set(spreads)].join(', ')} from (${each}) v group by 1, 2, 3`
  }

  #groupBy(groupings: readonly Grouping[]): string {
    const sets = groupings.map((grouping) => `(${columnsOf(grouping).join(', ')})`)
    if (sets.length > 1) return ` group by grouping sets (${sets.join(', ')})`
    return this.#grouped.length > 0 ? ` group by ${this.#grouped.join(', ')}` : ''
  }
}

/** SQL of the frequency of each number, the smallest first. */
const spreadSql = (n: string, name: string): string =>
  `jsonb_agg(jsonb_build_array(valor::text, ${n}) order by valor) filter (where ${n} > 0) as ${name}`

const isMedian = ({ value }: MeasureDefinition): boolean => value !== undefined && 'median' in value

/** Whether only records that have the number count: for a mean or median. */
const isOfThoseThatHaveIt = ({ value }: MeasureDefinition): boolean =>
  value !== undefined && ('average' in value || 'median' in value)

const columnsOf = ({ key, name, number }: Grouping): string[] => [
  ...new Set([key, name, number].filter((column) => column !== undefined)),
]

/** SQL of the first non-null of some columns. */
function firstOf(columns: readonly (string | undefined)[], type = 'text'): string {
  const all = [...new Set(columns.filter((column) => column !== undefined))].map((column) => `${column}::${type}`)
  return all.length > 1 ? `coalesce(${all.join(', ')})` : (all[0] ?? `null::${type}`)
}

/** Longest common prefix of lists. */
function commonStart<T>(lists: readonly (readonly T[])[]): T[] {
  const [first = [], ...others] = lists
  const texts = others.map((list) => list.map((each) => JSON.stringify(each)))
  const end = first.findIndex((each, at) => texts.some((list) => list[at] !== JSON.stringify(each)))
  return first.slice(0, end < 0 ? first.length : end)
}

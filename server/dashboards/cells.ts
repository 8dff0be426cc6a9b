import { add, type Decimal, decimal, divide } from '#schemas/runtime/computed/decimal.ts'
import { isTime, type Time } from '#schemas/runtime/measures.ts'
import type { MeasureDefinition } from '#schemas/runtime/model.ts'
import type { Ctx } from '#server/crud/define.ts'
import { run } from '#server/crud/sql.ts'
import type { Asked } from './asked.ts'
import { categoryName } from './category-name.ts'
import { type Dimension, MeasureSql } from './measure-sql.ts'
import { type Count, readDays } from './read-days.ts'
import { type Slice, slicesOf } from './slices.ts'
import { joinSpreads, medianOf } from './spread.ts'

/** The records of one category: how many, and the sum of what is told of them. */
export interface Cell extends Count {
  /** null: they have none */
  key: string | null
  name: string
  /** what categories stand in order by, where they have an order of their own */
  place?: number
}

/** Digits after the comma of a mean. */
const EXACT = 12

/** What a cell tells: a count, a sum, a mean or median of those that have the number, or that of the last record, where there is one. */
export function valueOfCell(
  { value }: MeasureDefinition,
  { n, sum, spread = [], distinct = 0 }: Count,
): Decimal | undefined {
  if (value && 'median' in value) return medianOf(spread)
  if (value && 'last' in value && n === 0) return undefined
  if (value && 'distinct' in value) return decimal(distinct)
  return value && 'average' in value ? divide(sum, decimal(n), EXACT) : sum
}

/** Several cells as one. */
export function together(cells: readonly Count[]): Count {
  const all: Count = { n: 0, sum: decimal(0) }
  for (const { n, sum } of cells) {
    all.n += n
    all.sum = add(all.sum, sum)
  }
  // the same person may stand in several of them
  const distinct = cells.flatMap((cell) => cell.distinct ?? [])
  if (distinct.length > 0) all.distinct = Math.max(...distinct)
  const spreads = cells.flatMap(({ spread }) => (spread ? [spread] : []))
  return spreads.length > 0 ? { ...all, spread: joinSpreads(spreads) } : all
}

interface Found {
  chave: string | null
  nome: string | null
  n: string
  soma: string | null
  distintos: string | null
  lugar: string | null
  /** of a median: numbers in their order with how often each occurs, as an array that leaves as JSON */
  valores: [string, number][] | null
}

/** A measure of records by its categories; without `by` one cell of all of them. */
export async function readCells(ctx: Ctx, measure: MeasureDefinition, asked: Asked, by?: string): Promise<Cell[]> {
  if (isTime(by)) return readTimes(ctx, measure, asked, by)
  const source = new MeasureSql(ctx, measure, asked)
  const dimension = by === undefined ? undefined : source.dimension(by)
  const rows = await readRows(
    ctx,
    source,
    dimension && { key: dimension.key, name: nameSql(dimension), order: dimension.value.order },
  )
  return rows.map((row) => ({
    key: row.chave,
    name: dimension ? categoryName(dimension.value, row.nome) : '',
    ...(row.lugar !== null && { place: Number(row.lugar) }),
    ...countOf(row),
  }))
}

const countOf = ({ n, soma, distintos, valores }: Omit<Found, 'chave' | 'nome' | 'lugar'>): Count => ({
  n: Number(n),
  sum: decimal(soma ?? n),
  ...(distintos !== null && { distinct: Number(distintos) }),
  ...(valores && { spread: valores.map(([value, times]) => [decimal(value), times] as const) }),
})

/** What a category is called. */
export const nameSql = ({ value }: Dimension): string => `(${value.sql})::text`

/** What is grouped by, as SQL. */
interface Grouping {
  key: string
  name: string
  order?: string
}

function readRows(ctx: Ctx, source: MeasureSql, grouping: Grouping | undefined): Promise<Found[]> {
  const number = source.number()
  const distinct = source.distinct()
  const rows = source.rows()
  const key = grouping ? `${grouping.key} as chave, ${grouping.name} as nome` : `null as chave, null as nome`
  const sum = number === undefined ? 'null' : `coalesce(sum(${number}), 0)`
  const several = distinct === undefined ? 'null' : `count(distinct ${distinct})`
  const place = grouping?.order === undefined ? 'null' : `min(${grouping.order})`
  const { value = {} } = source.measure
  const text =
    'median' in value
      ? `select chave, nome, sum(n) as n, sum(valor * n) as soma, null as distintos, null as lugar, jsonb_agg(jsonb_build_array(valor::text, n) order by valor) as valores
         from (select ${key}, ${number} as valor, count(*) as n${rows} group by 1, 2, 3) v group by 1, 2`
      : `select ${key}, count(*) as n, ${sum} as soma, ${several} as distintos, ${place} as lugar, null as valores${rows}${grouping ? ' group by 1, 2' : ''}`
  return run<Found>(ctx.db, text, source.values.list)
}

/** Each month or year of the period: of records with a day of their own in one statement, else as they were on a day of each. */
async function readTimes(ctx: Ctx, measure: MeasureDefinition, asked: Asked, unit: Time): Promise<Cell[]> {
  const slices = slicesOf(asked.period, unit)
  const { when } = measure
  if (when && 'field' in when) {
    const source = new MeasureSql(ctx, measure, asked)
    const time = source.time(unit)
    const rows = await readRows(ctx, source, { key: time, name: time })
    const byKey = new Map(rows.map((row) => [row.chave, row]))
    return slices.map(({ key, name }) => ({
      key,
      name,
      ...countOf(byKey.get(key) ?? { n: '0', soma: null, distintos: null, valores: null }),
    }))
  }
  const found = (await readDays(ctx, measure, asked, slices)) ?? (await readOneByOne(ctx, measure, asked, slices))
  return slices.map(({ key, name }, at) => ({ key, name, ...(found[at] ?? together([])) }))
}

async function readOneByOne(ctx: Ctx, measure: MeasureDefinition, asked: Asked, slices: readonly Slice[]) {
  const found: Count[] = []
  for (const { start, end } of slices)
    found.push(together(await readCells(ctx, measure, { ...asked, period: { start, end } })))
  return found
}

import { toDecimal } from '#schemas/runtime/computed/decimal.ts'
import { isTime, overlapsCategories, type Time } from '#schemas/runtime/definition/measures.ts'
import type { MeasureDefinition } from '#schemas/runtime/model.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import type { Asked } from '../asked.ts'
import { categoryName } from '../category-name.ts'
import { type Cell, type Count, sumCells } from '../cell.ts'
import { type Slice, slicesOf } from '../slices.ts'
import { MeasureSql } from '../sql/measure-sql.ts'
import { countCells, inSlices } from './count-cells.ts'
import { readDays } from './read-days.ts'

export type { Cell } from '../cell.ts'

/** Cells of a record measure by category; without `by` a single cell. */
export async function readCells(ctx: Ctx, measure: MeasureDefinition, asked: Asked, by?: string): Promise<Cell[]> {
  if (isOfDays(measure, by)) return readTimes(ctx, measure, asked, by)
  if (isLast(measure)) return readLast(ctx, measure, asked, by)
  if (isApart(measure, by)) return readApart(ctx, measure, asked, by)
  return (await countCells(ctx, [{ measure, by }], asked))[0] ?? []
}

/** Whether a measure can share a statement with others: not the last record's number, distinct counts, or records as of several days. */
export const isCountable = (measure: MeasureDefinition, by: string | undefined): boolean =>
  !isLast(measure) && !isOfDays(measure, by) && !isApart(measure, by)

/** Whether a measure needs its own statement: it counts distinct things, or its records may be in several categories. */
const isApart = (measure: MeasureDefinition, by: string | undefined): boolean => {
  const { value, leastOf } = measure
  return leastOf !== undefined || overlapsCategories(measure, by) || (value !== undefined && 'distinct' in value)
}

const isLast = ({ value }: MeasureDefinition): boolean => value !== undefined && 'last' in value

const isOfDays = ({ when }: MeasureDefinition, by: string | undefined): by is Time =>
  isTime(by) && !(when !== undefined && 'field' in when)

/** Reads the number of the last record per category. */
async function readLast(ctx: Ctx, measure: MeasureDefinition, asked: Asked, by: string | undefined): Promise<Cell[]> {
  const source = new MeasureSql(ctx, measure, asked)
  const dimension = by === undefined || isTime(by) ? undefined : source.dimension(by)
  const key = isTime(by) ? source.time(by) : (dimension?.key ?? 'null')
  const number = source.number()
  const found = await run<{ chave: string | null; nome: string | null; valor: string | null }>(
    ctx.db,
    `select ${key} as chave, ${dimension?.name ?? 'null'} as nome, ${number} as valor${source.rows()}`,
    source.values.list,
  )
  const cells = found.map(({ chave, nome, valor }) => ({
    key: chave,
    name: dimension ? categoryName(dimension.value, nome) : '',
    ...{ n: 1, sum: toDecimal(valor ?? '0') },
  }))
  return isTime(by) ? inSlices(cells, asked, by) : cells
}

interface Found {
  chave: string | null
  nome: string | null
  n: string
  soma: string | null
  distintos: string | null
  lugar: string | null
}

/** Counts a measure by a statement of its own. */
async function readApart(ctx: Ctx, measure: MeasureDefinition, asked: Asked, by: string | undefined): Promise<Cell[]> {
  const source = new MeasureSql(ctx, measure, asked)
  const dimension = by === undefined || isTime(by) ? undefined : source.dimension(by)
  const key = isTime(by) ? source.time(by) : (dimension?.key ?? 'null')
  const number = source.number()
  const distinct = source.distinct()
  const order = dimension?.value.order
  const told = [
    `${key} as chave, ${dimension?.name ?? 'null'} as nome, count(*) as n`,
    `${number === undefined ? 'null' : `coalesce(sum(${number}), 0)`} as soma`,
    `${distinct === undefined ? 'null' : `count(distinct ${distinct})`} as distintos`,
    `${order === undefined ? 'null' : `min(${order})`} as lugar`,
  ]
  const text = `select ${told.join(', ')}${source.rows()}${by === undefined ? '' : ' group by 1, 2'}`
  const cells = (await run<Found>(ctx.db, text, source.values.list)).map(
    ({ chave, nome, n, soma, distintos, lugar }): Cell => ({
      key: chave,
      name: dimension ? categoryName(dimension.value, nome) : '',
      ...{ n: Number(n), sum: toDecimal(soma ?? n) },
      ...(distintos !== null && { distinct: Number(distintos) }),
      ...(lugar !== null && { place: Number(lugar) }),
    }),
  )
  return isTime(by) ? inSlices(cells, asked, by) : cells
}

/** Cells of each month or year: records as of a day of each. */
async function readTimes(ctx: Ctx, measure: MeasureDefinition, asked: Asked, unit: Time): Promise<Cell[]> {
  const slices = slicesOf(asked.period, unit)
  const found = (await readDays(ctx, measure, asked, slices)) ?? (await readOneByOne(ctx, measure, asked, slices))
  return slices.map(({ key, name }, at) => ({ key, name, ...(found[at] ?? sumCells([])) }))
}

async function readOneByOne(ctx: Ctx, measure: MeasureDefinition, asked: Asked, slices: readonly Slice[]) {
  const found: Count[] = []
  for (const { start, end } of slices)
    found.push(sumCells(await readCells(ctx, measure, { ...asked, period: { start, end } })))
  return found
}

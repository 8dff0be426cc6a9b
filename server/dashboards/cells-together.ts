import { decimal } from '#schemas/runtime/computed/decimal.ts'
import { isTime, overlaps } from '#schemas/runtime/measures.ts'
import type { MeasureDefinition } from '#schemas/runtime/model.ts'
import type { Ctx } from '#server/crud/define.ts'
import { run } from '#server/crud/sql.ts'
import type { Asked } from './asked.ts'
import { categoryName } from './category-name.ts'
import { type Cell, nameSql, readCells } from './cells.ts'
import { MeasureSql } from './measure-sql.ts'
import { slicesOf } from './slices.ts'

/** The cells of several measures; those that count the same records, but for conditions of their own, by one statement. */
export async function readAllCells(
  ctx: Ctx,
  measures: readonly MeasureDefinition[],
  asked: Asked,
  by: string | undefined,
): Promise<Map<string, Cell[]>> {
  const found = new Map<string, Cell[]>()
  for (const group of alike(measures, asked, by)) {
    const [first] = group
    if (first && group.length === 1) found.set(first.path, await readCells(ctx, first, asked, by))
    else for (const [path, cells] of await readTogether(ctx, group, asked, by)) found.set(path, cells)
  }
  return new Map(measures.map(({ path }) => [path, found.get(path) ?? []]))
}

/** Measures in groups that one statement reads. */
function alike(measures: readonly MeasureDefinition[], { cuts }: Asked, by: string | undefined): MeasureDefinition[][] {
  const groups = new Map<string, MeasureDefinition[]>()
  for (const measure of measures) {
    const { path, entity, when, filters } = measure
    const compared = [...cuts.map((cut) => cut.by), ...(by === undefined || isTime(by) ? [] : [by])]
    const same = [entity, when, filters, compared.map((name) => measure.by?.[name])]
    const key = isJoinable(measure, by) ? JSON.stringify(same) : path
    groups.set(key, [...(groups.get(key) ?? []), measure])
  }
  return [...groups.values()]
}

/** A median needs the numbers, a last record an order, few people who they are, categories that overlap the number of records; months of records as they were on a day are read by a statement of their own. */
const isJoinable = (measure: MeasureDefinition, by: string | undefined): boolean => {
  const { value, when, leastOf } = measure
  if (leastOf !== undefined || overlaps(measure, by)) return false
  const adds = value === undefined || 'sum' in value || 'average' in value
  return adds && (!isTime(by) || (when !== undefined && 'field' in when))
}

/** What is counted of one measure: how many, and the sum. */
type Found = { chave: string | null; nome: string | null } & Record<`n${number}` | `s${number}`, string | null>

async function readTogether(ctx: Ctx, group: readonly MeasureDefinition[], asked: Asked, by: string | undefined) {
  const [first] = group
  if (!first) return new Map<string, Cell[]>()
  const common = commonStart(group.map(({ where = [] }) => where))
  const source = new MeasureSql(ctx, { ...first, value: undefined, where: common }, asked)
  const dimension = by === undefined || isTime(by) ? undefined : source.dimension(by)
  const time = isTime(by) ? source.time(by) : undefined
  const parts = group.map((measure) => source.part((measure.where ?? []).slice(common.length), measure.value))
  const conditions = parts.flatMap(({ condition }) => condition ?? [])
  const rows = source.rows(conditions.length < parts.length ? undefined : `(${conditions.join(' or ')})`)
  const counts = parts.map(({ condition, number }, i) => {
    const only = condition === undefined ? '' : ` filter (where ${condition})`
    return `count(*)${only} as n${i}, ${number === undefined ? 'null' : `coalesce(sum(${number})${only}, 0)`} as s${i}`
  })
  const key = dimension?.key ?? time ?? 'null'
  const name = dimension ? nameSql(dimension) : (time ?? 'null')
  const text = `select ${key} as chave, ${name} as nome, ${counts.join(', ')}${rows}${by === undefined ? '' : ' group by 1, 2'}`
  const found = await run<Found>(ctx.db, text, source.values.list)
  return new Map(
    group.map(({ path }, i) => {
      const cells = found.map((row): Cell => {
        const n = row[`n${i}`] ?? '0'
        const nome = dimension ? categoryName(dimension.value, row.nome) : ''
        return { key: row.chave, name: nome, n: Number(n), sum: decimal(row[`s${i}`] ?? n) }
      })
      if (isTime(by)) return [path, inSlices(cells, asked, by)]
      // what others alone have is no category of this one
      return [path, by === undefined ? cells : cells.filter(({ n }) => n > 0)]
    }),
  )
}

/** Each month or year of the period, also those without records. */
const inSlices = (cells: readonly Cell[], { period }: Asked, unit: 'mes' | 'ano'): Cell[] =>
  slicesOf(period, unit).map(({ key, name }) => ({
    ...(cells.find((cell) => cell.key === key) ?? { n: 0, sum: decimal(0) }),
    ...{ key, name },
  }))

/** What all of some lists begin with. */
function commonStart<T>(lists: readonly (readonly T[])[]): T[] {
  const [first = [], ...others] = lists
  const texts = others.map((list) => list.map((each) => JSON.stringify(each)))
  const end = first.findIndex((each, at) => texts.some((list) => list[at] !== JSON.stringify(each)))
  return first.slice(0, end < 0 ? first.length : end)
}

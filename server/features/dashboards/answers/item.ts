import { dependsOnPeriod, isTime } from '#schemas/runtime/definition/measures.ts'
import type { DashboardItem, RecordData } from '#schemas/runtime/model.ts'
import type { MeasureFormat } from '#schemas/runtime/written/dashboards.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { type Asked, askedOf, type Cut } from '../asked.ts'
import { categoryTexts } from '../category-texts.ts'
import type { CountCtx } from '../cells/cells-together.ts'
import { type Comparison, comparedPeriod } from '../comparison.ts'
import { slicesOf } from '../slices.ts'
import { TARGET, targetOf } from '../target.ts'
import { type Counted, countMeasures } from './counted.ts'
import { levelOf, NothingBelow } from './levels.ts'
import { roundMeasure, termsIn } from './measures.ts'

/** Query of one figure or chart. */
export interface ItemAsked {
  /** including the period */
  filters: RecordData
  /** the opened categories, outermost first */
  path: readonly Cut[]
  comparison?: Comparison
}

/** A category as answered. */
export interface Category {
  chave: string | null
  nome: string
  /** it can be opened */
  abre: boolean
  /** text shown when it is selected */
  texto?: string
  /** its days, where it is a month or year */
  periodo?: { dataIni: string; dataFim: string }
}

export interface ToldSeries {
  medida: string
  titulo: string
  formato: MeasureFormat
  valores: (number | null)[]
  /** total of all categories; null where the categories are months or years */
  total: number | null
  /** values of the compared period */
  anteriores?: (number | null)[]
  anterior?: number | null
}

/** One figure or chart, counted. */
export interface ItemAnswer {
  /** dimension whose keys are in `chave`; absent: no categories */
  por?: string
  categorias: Category[]
  series: ToldSeries[]
  /** numbers of records per category and in total; null: below the measure's minimum */
  registros: { medida: string; porCategoria: (number | null)[]; total: number | null }[]
}

/** Counts one figure or chart of a dashboard for a session. @throws NothingBelow */
export async function countItem(
  ctx: CountCtx,
  item: DashboardItem,
  { filters, path, comparison }: ItemAsked,
): Promise<ItemAnswer> {
  const asked = askedOf(filters, path)
  const level = await levelOf(ctx, item, path)
  const compared = level.series ?? item.series
  const measures = compared.map(({ measure }) => measure)
  const now = await countMeasures(ctx, measures, asked, level)
  const earlier = comparison && { ...asked, period: comparedPeriod(asked.period, comparison) }
  const before = earlier && (await countMeasures(ctx, measures, earlier, now.level, true))
  const [first = ''] = measures
  if (path.length > 0 && isNothing(now.cells)) throw new NothingBelow()
  const found = categoriesOf(now, asked, {
    written: writtenOrder(ctx, measures, level.by),
    sizeOf: (key) => roundMeasure('exact', now.value(first, key)) ?? 0,
  })
  const keys = found.map(({ chave }) => chave)
  const texts = path.length === 0 ? await categoryTexts(ctx, item, keys) : undefined
  const categorias = found.map((one) => ({ ...one, ...(texts?.has(one.chave) && { texto: texts.get(one.chave) }) }))
  // months are matched by position with those of the earlier period, all else by key
  const earlierKeys = earlier && isTime(level.by) ? slicesOf(earlier.period, level.by).map(({ key }) => key) : undefined
  const series = compared.map(({ measure, title }): ToldSeries => {
    const definition = ctx.deps.model.measures.get(measure)
    const formato = definition?.format ?? 'integer'
    const all = (counted: Counted) => (isTime(level.by) ? null : roundMeasure(formato, counted.value(measure)))
    return {
      medida: measure,
      titulo: title ?? definition?.title ?? measure,
      formato,
      valores: categorias.map(({ chave }) => roundMeasure(formato, now.value(measure, chave))),
      total: all(now),
      ...(before &&
        termsIn(ctx, measure).some(dependsOnPeriod) && {
          anteriores: categorias.map(({ chave }, i) =>
            roundMeasure(formato, before.value(measure, earlierKeys ? (earlierKeys[i] ?? '') : chave)),
          ),
          anterior: all(before),
        }),
    }
  })
  const whole = now.records()
  const registros = [...whole].map(([medida, total]) => ({
    medida,
    porCategoria: categorias.map(({ chave }) => now.records(chave).get(medida) ?? null),
    total,
  }))
  return {
    ...(level.by === undefined ? {} : { por: level.by }),
    categorias,
    series: [...series, ...aimed(ctx, item, categorias)],
    registros,
  }
}

/** The target as a series with the same value for each category. */
function aimed(ctx: Ctx, item: DashboardItem, categorias: readonly Category[]): ToldSeries[] {
  const target = targetOf(ctx, item)
  if (!target) return []
  const { value, format } = target
  return [
    {
      medida: TARGET.measure,
      titulo: TARGET.title,
      formato: format,
      valores: categorias.map(() => value),
      total: value,
    },
  ]
}

/** Whether there are no records: months without records have cells, other categories have none. */
const isNothing = (cells: Counted['cells']): boolean => [...cells.values()].flat().every(({ n }) => n === 0)

interface Order {
  /** keys in the order of the definition */
  written: readonly string[]
  /** size by which the other categories are sorted, descending */
  sizeOf(key: string | null): number
}

/** Order of categories in the definition: ranges of years are not sorted by size. */
function writtenOrder({ deps }: Pick<Ctx, 'deps'>, measures: readonly string[], by: string | undefined): string[] {
  const [term] = measures.flatMap((path) => termsIn({ deps }, path))
  const said = by === undefined ? undefined : term?.order?.[by]
  if (said) return said
  const written = by === undefined ? undefined : term?.by?.[by]
  if (typeof written !== 'object' || !written.when) return []
  const values = [...written.when.map((each) => each.then), written.else]
  return values.flatMap((value) =>
    typeof value === 'object' && value.const !== undefined ? [String(value.const)] : [],
  )
}

function categoriesOf(
  { cells, level: { by, deeper } }: Counted,
  { period }: Asked,
  { written, sizeOf }: Order,
): Category[] {
  if (by === undefined) return []
  if (isTime(by))
    return slicesOf(period, by).map(({ key, name, start, end }) => ({
      chave: key,
      nome: name,
      abre: deeper,
      periodo: { dataIni: start, dataFim: end },
    }))
  const found = new Map<string | null, { name: string; opens: boolean; size: number; place?: number }>()
  for (const each of cells.values())
    for (const cell of each)
      if (!found.has(cell.key))
        found.set(cell.key, {
          name: cell.name,
          opens: deeper || ('opens' in cell && cell.opens),
          size: sizeOf(cell.key),
          ...('place' in cell && { place: cell.place }),
        })
  const placeOf = (key: string | null) =>
    key !== null && written.includes(key) ? written.indexOf(key) : written.length
  return [...found]
    .sort(
      ([a, one], [b, other]) =>
        last(a) - last(b) ||
        placeOf(a) - placeOf(b) ||
        (one.place ?? 0) - (other.place ?? 0) ||
        other.size - one.size ||
        one.name.localeCompare(other.name, 'pt-BR'),
    )
    .map(([chave, { name, opens }]) => ({ chave, nome: name, abre: opens && chave !== null }))
}

/** Sorts the category of records without a value last. */
const last = (key: string | null): number => (key === null ? 1 : 0)

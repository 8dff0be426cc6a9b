import type { Decimal } from '#schemas/runtime/computed/decimal.ts'
import type { Period } from '#schemas/runtime/days/period.ts'
import { dependsOnPeriod, isTime, meanOf, monthlyOf, overlapsCategories } from '#schemas/runtime/definition/measures.ts'
import type { MeasureDefinition } from '#schemas/runtime/model.ts'
import type { Asked } from '../asked.ts'
import { type Cell, type Count, sumCells, valueOfCell } from '../cell.ts'
import { type CountCtx, readAllCells } from '../cells/cells-together.ts'
import { type Branch, branchesOf } from '../cells/tree.ts'
import { slicesOf } from '../slices.ts'
import { workingDaysOf } from '../working-days.ts'
import type { Level } from './levels.ts'
import { measureValue, NOTHING_COUNTED, termsIn } from './measures.ts'

/** Cells of all record measures that some measures consist of. */
export interface Counted {
  cells: Map<string, (Cell | Branch)[]>
  /** the level counted: in a tree with the node whose children the cells are */
  level: Level
  /** value of a measure in one category, or without key in all together */
  value(measure: string, key?: string | null): Decimal | undefined
  /** record measures → number of records in a category or in all; null: below the measure's minimum */
  records(key?: string | null): Map<string, number | null>
}

/** Counts measures at a level. @param isFound the level comes from an earlier count: its tree node is kept */
export async function countMeasures(
  ctx: CountCtx,
  measures: readonly string[],
  asked: Asked,
  level: Level,
  isFound = false,
): Promise<Counted> {
  const terms = [...new Set(measures.flatMap((measure) => termsIn(ctx, measure)))]
  const months = level.by === undefined ? await countMonths(ctx, measures, asked) : undefined
  const wholes = new Map(terms.flatMap((term) => months?.whole(term) ?? []))
  const others = terms.filter(({ path }) => !wholes.has(path))
  const flat = new Map([...wholes, ...(await readAllCells(ctx, others, asked, level.by))])
  const { cells, under } = inTree(flat, level, isFound)
  const byPath = new Map(terms.map((term) => [term.path, term]))
  const untold = new Map(terms.map((term) => [term.path, untoldOf(term, cells.get(term.path) ?? [])]))
  const all = await readWholes(ctx, terms, asked, level)
  const cellsOf = (path: string, key: string | null | undefined): readonly Cell[] =>
    (key === undefined && all.get(path)) ||
    (cells.get(path) ?? []).filter((cell) => key === undefined || cell.key === key)
  const termValue = (path: string, key: string | null | undefined) => {
    const term = byPath.get(path)
    const wanted = cellsOf(path, key)
    if (key !== undefined && untold.get(path)?.has(key)) return undefined
    return term && tellable(term, wanted)
  }
  const value = (measure: string, key?: string | null): Decimal | undefined =>
    measureValue(ctx, measure, {
      value: (path) => termValue(path, key),
      workingDays: (places) => workingDaysOf(ctx, asked, places, periodOf(asked, level, key)),
      // the monthly mean of a single month is its value
      monthly: (path) => (level.by === 'mes' && key !== undefined ? value(path, key) : months?.mean(path)),
    })
  const records = (key?: string | null) =>
    new Map(
      terms.map((term) => {
        const all = sumCells(cellsOf(term.path, key))
        const isUntold = key === undefined ? isFew(term, all) : untold.get(term.path)?.has(key)
        return [term.path, isUntold ? null : all.n]
      }),
    )
  return { cells, level: { ...level, under }, value, records }
}

/** Counts the totals of measures whose records (or distinct people) may be in several categories: their cells do not add up. */
async function readWholes(
  ctx: CountCtx,
  terms: readonly MeasureDefinition[],
  asked: Asked,
  { by }: Level,
): Promise<ReadonlyMap<string, Cell[]>> {
  if (by === undefined) return new Map()
  const apart = terms.filter((term) => overlapsCategories(term, by) || (term.value && 'distinct' in term.value))
  return readAllCells(ctx, apart, asked, undefined)
}

/** Results derived from the months of a period. */
interface Months {
  /** mean of a measure over the months */
  mean(measure: string): Decimal | undefined
  /** path and total cells of a measure, where its months determine them */
  whole(term: MeasureDefinition): [string, Cell[]][]
}

/** Counts the months of the period for measures that use a monthly mean. */
async function countMonths(ctx: CountCtx, measures: readonly string[], asked: Asked): Promise<Months | undefined> {
  const asking = measures.flatMap((path) => monthlyOf(ctx.deps.model.measures, path))
  if (asking.length === 0) return undefined
  const months = await countMeasures(ctx, asking, asked, { by: 'mes', deeper: false })
  const keys = slicesOf(asked.period, 'mes').map(({ key }) => key)
  return {
    mean: (measure) => meanOf(keys.map((key) => months.value(measure, key))),
    whole: (term) => {
      const whole = wholeOf(term, months.cells.get(term.path) ?? [])
      return whole ? [[term.path, [{ ...whole, key: null, name: '' }]]] : []
    },
  }
}

/** The total of a period from its months: the sum where each record has a day of its own, else the first or last month; undefined where the months do not determine it. */
function wholeOf({ when, where = [], value, leastOf }: MeasureDefinition, months: readonly Cell[]): Count | undefined {
  const looksAtPeriod = dependsOnPeriod({ where: [...where, { value: Object.values(value ?? {})[0] }] })
  // a person in several months counts once in the total
  const isOfPeople = leastOf !== undefined || (value && 'distinct' in value)
  if (!when || looksAtPeriod || isOfPeople || (value && 'last' in value)) return undefined
  if ('field' in when) return sumCells(months)
  return 'day' in when ? months.at(when.day === 'start' ? 0 : -1) : undefined
}

/** The period of a category: a month or year has its own. */
const periodOf = ({ period }: Asked, { by }: Level, key: string | null | undefined): Period =>
  (isTime(by) && slicesOf(period, by).find((slice) => slice.key === key)) || period

type Sized = Pick<Count, 'n' | 'distinct'>

const sizeOf = ({ n, distinct = n }: Sized): number => distinct

const isFew = ({ least }: MeasureDefinition, count: Sized): boolean =>
  least !== undefined && count.n > 0 && sizeOf(count) < least

/**
 * Keys of suppressed categories: those below the minimum, and as many of the next smallest as needed so that the suppressed ones together reach it,
 * because the total less the others reveals their sum.
 */
export function untoldOf(term: MeasureDefinition, cells: readonly (Sized & Pick<Cell, 'key'>)[]): Set<string | null> {
  // stable order among equal sizes: a category suppressed once and shown the next time would be revealed
  const bySize = cells
    .filter(({ n }) => n > 0)
    .sort((a, b) => sizeOf(a) - sizeOf(b) || a.n - b.n || inOrder(String(a.key), String(b.key)))
  const hidden: typeof bySize = []
  const isOpen = () => isFew(term, bySize[hidden.length] ?? NONE)
  const isTold = () => hidden.length > 0 && isFew(term, sizesOf(hidden))
  while (hidden.length < bySize.length && (isOpen() || hidden.length === 1 || isTold()))
    hidden.push(bySize[hidden.length] as (typeof bySize)[number])
  return new Set(hidden.map(({ key }) => key))
}

const NONE: Sized = { n: 0 }

/** Combines sizes; distinct people may be the same in several cells, so their maximum counts. */
const sizesOf = (cells: readonly Sized[]): Sized => ({
  n: cells.reduce((sum, { n }) => sum + n, 0),
  ...(cells.some(({ distinct }) => distinct !== undefined) && { distinct: Math.max(...cells.map(sizeOf)) }),
})

const inOrder = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** Value of some cells together; undefined below the measure's minimum. */
function tellable(term: MeasureDefinition, cells: readonly Cell[]): Decimal | undefined {
  const all = sumCells(cells)
  if (isFew(term, all)) return undefined
  return all.n === 0 && !term.value ? NOTHING_COUNTED : valueOfCell(term, all)
}

type Cells = ReadonlyMap<string, Cell[]>

/** Aggregates cells of single nodes into branches of a level. A single root is skipped: its children are shown. */
function inTree(flat: Cells, { tree, under }: Level, isFound: boolean): { cells: Counted['cells']; under?: number } {
  if (!tree) return { cells: new Map(flat) }
  const grown = (from: number | undefined) =>
    new Map([...flat].map(([path, cells]) => [path, branchesOf(cells, tree, from, DIRECTLY)]))
  let at = under
  let cells = grown(at)
  for (let only = onlyBranch(cells); only !== undefined && !isFound; only = onlyBranch(cells)) {
    at = only
    cells = grown(at)
  }
  return { cells, under: at }
}

/** The only branch of all records, where it opens. */
function onlyBranch(cells: ReadonlyMap<string, Branch[]>): number | undefined {
  const branches = [...cells.values()].flat()
  const [first] = branches
  if (!first?.opens || first.key === null || branches.some(({ key }) => key !== first.key)) return undefined
  return Number(first.key)
}

/** Name of the records of an opened node itself. */
const DIRECTLY = (name: string): string => `Diretamente em ${name}`

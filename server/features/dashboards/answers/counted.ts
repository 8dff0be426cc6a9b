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

/** The cells of every measure of records that some measures are made of. */
export interface Counted {
  cells: Map<string, (Cell | Branch)[]>
  /** the level they are of: in a tree the node whose children they are */
  level: Level
  /** the value of a measure in one category, or in all of them together */
  value(measure: string, key?: string | null): Decimal | undefined
  /** measures of records with how many of them count, by category and in all; null: fewer than the measure tells of */
  records(key?: string | null): Map<string, number | null>
}

/** Counts measures at a level. @param isFound the level is that of an earlier count, and its node of the tree is kept */
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
      // a month is its own mean
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

/** All of what stands in several categories, or has somebody in several of them: these do not add up to it. */
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

/** What the months of a period tell of it. */
interface Months {
  /** the mean of a measure over them */
  mean(measure: string): Decimal | undefined
  /** path and cells of a measure in all of the period, where its months tell them */
  whole(term: MeasureDefinition): [string, Cell[]][]
}

/** The months of the period, of the measures that some measures ask the mean of. */
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

/** The whole of a period whose months these are: records with a day of their own stand in one of them, others are those of its first or its last day. */
function wholeOf({ when, where = [], value, leastOf }: MeasureDefinition, months: readonly Cell[]): Count | undefined {
  const looksAtPeriod = dependsOnPeriod({ where: [...where, { value: Object.values(value ?? {})[0] }] })
  // whoever stands in several months is one of the whole
  const isOfPeople = leastOf !== undefined || (value && 'distinct' in value)
  if (!when || looksAtPeriod || isOfPeople || (value && 'last' in value)) return undefined
  if ('field' in when) return sumCells(months)
  return 'day' in when ? months.at(when.day === 'start' ? 0 : -1) : undefined
}

/** The days of a category: a month or year has its own. */
const periodOf = ({ period }: Asked, { by }: Level, key: string | null | undefined): Period =>
  (isTime(by) && slicesOf(period, by).find((slice) => slice.key === key)) || period

type Sized = Pick<Count, 'n' | 'distinct'>

const sizeOf = ({ n, distinct = n }: Sized): number => distinct

const isFew = ({ least }: MeasureDefinition, count: Sized): boolean =>
  least !== undefined && count.n > 0 && sizeOf(count) < least

/**
 * The categories of which nothing is told: those of too few records, and as many of the next smallest as it takes so that what is left out, which the whole less the
 * others tells, is of enough.
 */
export function untoldOf(term: MeasureDefinition, cells: readonly (Sized & Pick<Cell, 'key'>)[]): Set<string | null> {
  // of those of one size always the same ones: what is hidden once and told the next time is told
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

/** Several as one: whoever stands in one of them may stand in each. */
const sizesOf = (cells: readonly Sized[]): Sized => ({
  n: cells.reduce((sum, { n }) => sum + n, 0),
  ...(cells.some(({ distinct }) => distinct !== undefined) && { distinct: Math.max(...cells.map(sizeOf)) }),
})

const inOrder = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** What some cells tell together; nothing of fewer records than the measure tells of. */
function tellable(term: MeasureDefinition, cells: readonly Cell[]): Decimal | undefined {
  const all = sumCells(cells)
  if (isFew(term, all)) return undefined
  return all.n === 0 && !term.value ? NOTHING_COUNTED : valueOfCell(term, all)
}

type Cells = ReadonlyMap<string, Cell[]>

/** Single nodes as the branches of a level. One root alone says nothing: its children do. */
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

/** The node that all records stand below, where there is one that opens. */
function onlyBranch(cells: ReadonlyMap<string, Branch[]>): number | undefined {
  const branches = [...cells.values()].flat()
  const [first] = branches
  if (!first?.opens || first.key === null || branches.some(({ key }) => key !== first.key)) return undefined
  return Number(first.key)
}

/** Who stands in an opened node itself. */
const DIRECTLY = (name: string): string => `Diretamente em ${name}`

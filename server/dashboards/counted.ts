import type { Decimal } from '#schemas/runtime/computed/decimal.ts'
import { isTime, meanOf, monthlyOf, overlaps } from '#schemas/runtime/measures.ts'
import type { MeasureDefinition } from '#schemas/runtime/model.ts'
import type { Period } from '#schemas/runtime/period.ts'
import type { Ctx } from '#server/crud/define.ts'
import type { Asked } from './asked.ts'
import { type Cell, readCells, together, valueOfCell } from './cells.ts'
import { readAllCells } from './cells-together.ts'
import type { Level } from './levels.ts'
import { measureValue, NOTHING_COUNTED, termsIn } from './measures.ts'
import type { Count } from './read-days.ts'
import { slicesOf } from './slices.ts'
import { type Branch, branchesOf } from './tree.ts'
import { workingDaysOf } from './working-days.ts'

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
  ctx: Ctx,
  measures: readonly string[],
  asked: Asked,
  level: Level,
  isFound = false,
): Promise<Counted> {
  const terms = [...new Set(measures.flatMap((measure) => termsIn(ctx, measure)))]
  const flat = await readAllCells(ctx, terms, asked, level.by)
  const { cells, under } = inTree(flat, level, isFound)
  const byPath = new Map(terms.map((term) => [term.path, term]))
  const untold = new Map(terms.map((term) => [term.path, untoldOf(term, cells.get(term.path) ?? [])]))
  const monthly = await countMonths(ctx, measures, asked)
  const wholes = await countWholes(ctx, terms, asked, level)
  const cellsOf = (path: string, key: string | null | undefined): readonly Cell[] =>
    (key === undefined && wholes.get(path)) ||
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
      monthly: (path) => (level.by === 'mes' && key !== undefined ? value(path, key) : monthly(path)),
    })
  const records = (key?: string | null) =>
    new Map(
      terms.map((term) => {
        const all = together(cellsOf(term.path, key))
        const isUntold = key === undefined ? isFew(term, all) : untold.get(term.path)?.has(key)
        return [term.path, isUntold ? null : all.n]
      }),
    )
  return { cells, level: { ...level, under }, value, records }
}

/** All of what stands in several categories, or has somebody in several of them: these do not add up to it. */
async function countWholes(
  ctx: Ctx,
  terms: readonly MeasureDefinition[],
  asked: Asked,
  { by }: Level,
): Promise<ReadonlyMap<string, Cell[]>> {
  const wholes = new Map<string, Cell[]>()
  if (by === undefined) return wholes
  for (const term of terms)
    if (overlaps(term, by) || (term.value && 'distinct' in term.value))
      wholes.set(term.path, await readCells(ctx, term, asked))
  return wholes
}

/** Means over the months of the period, of the measures that some measures ask them of. */
async function countMonths(
  ctx: Ctx,
  measures: readonly string[],
  asked: Asked,
): Promise<(measure: string) => Decimal | undefined> {
  const asking = measures.flatMap((path) => monthlyOf(ctx.deps.model.measures, path))
  if (asking.length === 0) return () => undefined
  const months = await countMeasures(ctx, asking, asked, { by: 'mes', deeper: false })
  const keys = slicesOf(asked.period, 'mes').map(({ key }) => key)
  return (measure) => meanOf(keys.map((key) => months.value(measure, key)))
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
  const bySize = cells.filter(({ n }) => n > 0).sort((a, b) => sizeOf(a) - sizeOf(b) || a.n - b.n)
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

/** What some cells tell together; nothing of fewer records than the measure tells of. */
function tellable(term: MeasureDefinition, cells: readonly Cell[]): Decimal | undefined {
  const all = together(cells)
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

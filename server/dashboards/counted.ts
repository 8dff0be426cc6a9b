import type { Decimal } from '#schemas/runtime/computed/decimal.ts'
import { isTime, meanOf, monthlyOf } from '#schemas/runtime/measures.ts'
import type { MeasureDefinition } from '#schemas/runtime/model.ts'
import type { Period } from '#schemas/runtime/period.ts'
import type { Ctx } from '#server/crud/define.ts'
import type { Asked } from './asked.ts'
import { type Cell, together, valueOfCell } from './cell.ts'
import { readAllCells } from './cells-together.ts'
import type { Level } from './levels.ts'
import { measureValue, NOTHING_COUNTED, termsIn } from './measures.ts'
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
  const termValue = (path: string, key: string | null | undefined) => {
    const term = byPath.get(path)
    const wanted = (cells.get(path) ?? []).filter((cell) => key === undefined || cell.key === key)
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
        const { n } = together((cells.get(term.path) ?? []).filter((cell) => key === undefined || cell.key === key))
        const isUntold = key === undefined ? isFew(term, n) : untold.get(term.path)?.has(key)
        return [term.path, isUntold ? null : n]
      }),
    )
  return { cells, level: { ...level, under }, value, records }
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

const isFew = ({ least }: MeasureDefinition, n: number): boolean => least !== undefined && n > 0 && n < least

/**
 * The categories of which nothing is told: those of too few records, and as many of the next smallest as it takes so that what is left out, which the whole less the
 * others tells, is of enough.
 */
export function untoldOf(term: MeasureDefinition, cells: readonly Pick<Cell, 'key' | 'n'>[]): Set<string | null> {
  const bySize = cells.filter(({ n }) => n > 0).sort((a, b) => a.n - b.n)
  const hidden: typeof bySize = []
  const isOpen = () => isFew(term, bySize[hidden.length]?.n ?? 0)
  const isTold = () =>
    hidden.length > 0 &&
    isFew(
      term,
      hidden.reduce((sum, { n }) => sum + n, 0),
    )
  while (hidden.length < bySize.length && (isOpen() || hidden.length === 1 || isTold()))
    hidden.push(bySize[hidden.length] as (typeof bySize)[number])
  return new Set(hidden.map(({ key }) => key))
}

/** What some cells tell together; nothing of fewer records than the measure tells of. */
function tellable(term: MeasureDefinition, cells: readonly Cell[]): Decimal | undefined {
  const all = together(cells)
  if (isFew(term, all.n)) return undefined
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

import {
  addDecimals,
  type Decimal,
  divideDecimals,
  multiplyDecimals,
  negateDecimal,
  toDecimal,
} from '../computed/decimal.ts'
import type { MeasureDefinition } from '../model.ts'
import type { XFormula, XMonthly, XWorkingDays } from '../written/dashboards.ts'

/** Names of the period filters of every dashboard. */
export const PERIOD = { start: 'dataIni', end: 'dataFim' } as const

/** Time dimensions of charts: months or years of the period, stored in no record. */
export const TIMES = ['mes', 'ano'] as const
export type Time = (typeof TIMES)[number]

export const isTime = (by: string | undefined): by is Time => by === 'mes' || by === 'ano'

type Step = Exclude<XFormula, string | number | XWorkingDays | XMonthly>

/** Operator and operands of a formula node. */
function partsOf(formula: Step): { kind: string; parts: readonly XFormula[] } {
  const [[kind = '', parts = []] = []] = Object.entries(formula) as [string, readonly XFormula[]][]
  return { kind, parts }
}

/** The leaves of a formula, left to right. */
function endsOf(formula: XFormula): (string | number | XWorkingDays | XMonthly)[] {
  if (typeof formula !== 'object' || 'workingDays' in formula || 'monthly' in formula) return [formula]
  return partsOf(formula).parts.flatMap(endsOf)
}

/** Distinct paths of the measures in a formula, in order. */
export const namedIn = (formula: XFormula): string[] => [
  ...new Set(
    endsOf(formula).flatMap((end) => {
      if (typeof end === 'string') return [end]
      return typeof end === 'object' && 'monthly' in end ? [end.monthly] : []
    }),
  ),
]

/** Distinct paths of the measures that a formula averages over months (`monthly`). */
const monthlyIn = (formula: XFormula): string[] => [
  ...new Set(endsOf(formula).flatMap((end) => (typeof end === 'object' && 'monthly' in end ? [end.monthly] : []))),
]

/** The measures averaged over months in a measure's formula, nested ones included; circular formulas terminate. */
export function monthlyOf(
  measures: ReadonlyMap<string, MeasureDefinition>,
  path: string,
  above: readonly string[] = [],
): string[] {
  const formula = measures.get(path)?.formula
  if (formula === undefined || above.includes(path)) return []
  const inside = namedIn(formula).flatMap((one) => monthlyOf(measures, one, [...above, path]))
  return [...new Set([...monthlyIn(formula), ...inside])]
}

/** Whether a formula counts working days. */
export const formulaCountsWorkingDays = (formula: XFormula): boolean =>
  endsOf(formula).some((end) => typeof end === 'object' && 'workingDays' in end)

/**
 * The record measures that a measure consists of: itself, or the leaves of its formula, each once.
 * @returns unknown measures are left out; circular formulas terminate
 */
export function termsOf(
  measures: ReadonlyMap<string, MeasureDefinition>,
  path: string,
  above: readonly string[] = [],
): MeasureDefinition[] {
  const measure = measures.get(path)
  if (!measure || above.includes(path)) return []
  if (measure.formula === undefined) return [measure]
  return [...new Set(namedIn(measure.formula).flatMap((one) => termsOf(measures, one, [...above, path])))]
}

/** Dimensions of a measure: those common to all its terms; with a mean over months, months only. */
export function comparedBy(measures: ReadonlyMap<string, MeasureDefinition>, path: string): string[] {
  const [first, ...rest] = termsOf(measures, path)
  if (!first) return []
  const times = [first, ...rest].every(({ when }) => when) ? TIMES : []
  if (monthlyOf(measures, path).length > 0) return times.filter((time) => time === 'mes')
  return [...times, ...Object.keys(first.by ?? {}).filter((name) => rest.every(({ by = {} }) => name in by))]
}

/** Whether the parts of a measure add up to the whole: a count or a sum. */
export const addsUp = ({ formula, value }: MeasureDefinition): boolean =>
  formula === undefined && (value === undefined || 'sum' in value)

/** Whether a record counts in several categories of a dimension, such as each step it reached. */
export function overlapsCategories({ by = {} }: Pick<MeasureDefinition, 'by'>, name: string | undefined): boolean {
  const value = name === undefined ? undefined : by[name]
  return typeof value === 'object' && value.is === 'records'
}

/** Whether the figure depends on the period. */
export const dependsOnPeriod = ({ when, where }: Pick<MeasureDefinition, 'when' | 'where'>): boolean =>
  when !== undefined || Object.values(PERIOD).some((name) => JSON.stringify(where ?? []).includes(`"filter":"${name}"`))

/** Decimal places of intermediate results of a formula. */
const EXACT = 12

/** Inputs of a formula in one category; undefined: no value. */
export interface Known {
  value(measure: string): Decimal | undefined
  /** @param places filter of places named in the formula */
  workingDays(places: string | undefined): number
  /** the mean of a measure over the months of the period */
  monthly(measure: string): Decimal | undefined
}

/**
 * Evaluates a formula.
 * @returns undefined where a part has no value, or for division by zero
 */
export function workOut(formula: XFormula, known: Known): Decimal | undefined {
  if (typeof formula === 'number') return toDecimal(formula)
  if (typeof formula === 'string') return known.value(formula)
  if ('monthly' in formula) return known.monthly(formula.monthly)
  if ('workingDays' in formula)
    return toDecimal(known.workingDays(formula.workingDays === true ? undefined : formula.workingDays))
  const { kind, parts } = partsOf(formula)
  const values = parts.map((part) => workOut(part, known))
  if (values.some((value) => value === undefined)) return undefined
  const [first, ...rest] = values as Decimal[]
  const [second] = rest
  if (!first || !second) return first
  if (kind === 'divide') return divideDecimals(first, second, EXACT)
  if (kind === 'subtract') return addDecimals(first, negateDecimal(second))
  return rest.reduce(kind === 'add' ? addDecimals : multiplyDecimals, first)
}

/** Mean of the defined values. */
export function meanOf(values: readonly (Decimal | undefined)[]): Decimal | undefined {
  const known = values.filter((value) => value !== undefined)
  return known.length === 0 ? undefined : divideDecimals(known.reduce(addDecimals), toDecimal(known.length), EXACT)
}

import { add, type Decimal, decimal, divide, multiply, negate } from './computed/decimal.ts'
import type { MeasureDefinition } from './model.ts'
import type { XFormula } from './written-dashboards.ts'

/** The filters that say the period of every dashboard. */
export const PERIOD = { start: 'dataIni', end: 'dataFim' } as const

/** What a chart compares that no record says: the months or years of the period. */
export const TIMES = ['mes', 'ano'] as const
export type Time = (typeof TIMES)[number]

export const isTime = (by: string | undefined): by is Time => by === 'mes' || by === 'ano'

/** The parts of a step of a formula. */
function partsOf(formula: Exclude<XFormula, string | number>): { kind: string; parts: readonly XFormula[] } {
  const [[kind = '', parts = []] = []] = Object.entries(formula) as [string, readonly XFormula[]][]
  return { kind, parts }
}

/** Paths of the measures that a formula names, each once, in their order. */
export function namedIn(formula: XFormula): string[] {
  if (typeof formula === 'number') return []
  if (typeof formula === 'string') return [formula]
  return [...new Set(partsOf(formula).parts.flatMap(namedIn))]
}

/**
 * The measures of records that a measure is made of: itself, or those at the ends of its formula, each once.
 * @returns what is not there is left out; a formula that leads to itself ends
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

/** Whether other days give another figure. */
export const dependsOnPeriod = ({ when, where }: MeasureDefinition): boolean =>
  when !== undefined || Object.values(PERIOD).some((name) => JSON.stringify(where ?? []).includes(`"filter":"${name}"`))

/** Digits after the comma while a formula is worked out. */
const EXACT = 12

/**
 * What a formula gives.
 * @param termValue the value of a measure; undefined: there is none
 * @returns undefined where a part has no value, or something is divided by nothing
 */
export function workOut(formula: XFormula, termValue: (path: string) => Decimal | undefined): Decimal | undefined {
  if (typeof formula === 'number') return decimal(formula)
  if (typeof formula === 'string') return termValue(formula)
  const { kind, parts } = partsOf(formula)
  const values = parts.map((part) => workOut(part, termValue))
  if (values.some((value) => value === undefined)) return undefined
  const [first, ...rest] = values as Decimal[]
  const [second] = rest
  if (!first || !second) return first
  if (kind === 'divide') return divide(first, second, EXACT)
  if (kind === 'subtract') return add(first, negate(second))
  return rest.reduce(kind === 'add' ? add : multiply, first)
}

import { type Decimal, decimalText, roundDecimal, toDecimal } from '#schemas/runtime/computed/decimal.ts'
import { type Known, namedIn, termsOf, workOut } from '#schemas/runtime/definition/measures.ts'
import type { MeasureDefinition, RecordData } from '#schemas/runtime/model.ts'
import type { MeasureFormat } from '#schemas/runtime/written/dashboards.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import type { Asking } from '#server/platform/reports/declared/scope.ts'
import { Unknown } from '#server/platform/reports/declared/unknown.ts'
import { ANY_DAY } from '../asked.ts'
import { MeasureSql } from '../sql/measure-sql.ts'

/** The record measures that a measure consists of. */
export const termsIn = ({ deps }: Pick<Ctx, 'deps'>, path: string): MeasureDefinition[] =>
  termsOf(deps.model.measures, path)

/**
 * Whether a session may see a measure: it may read the registers, holds the measure's authority, and may see every field used in conditions.
 * @param by dimensions used
 * @param filters filters applied
 */
export function mayBeTold(ctx: Asking, path: string, by: readonly string[] = [], filters: RecordData = {}): boolean {
  const { measures } = ctx.deps.model
  const holds = (authority: string | undefined) => authority === undefined || hasAuthority(ctx.session, authority)
  const allowed = (one: string): boolean => {
    const measure = measures.get(one)
    return measure !== undefined && holds(measure.authority) && namedIn(measure.formula ?? 0).every(allowed)
  }
  return allowed(path) && termsIn(ctx, path).every((term) => isKnown(ctx, term, by, filters))
}

function isKnown(ctx: Asking, term: MeasureDefinition, by: readonly string[], filters: RecordData): boolean {
  const entity = ctx.deps.model.entities.get(term.entity ?? '')
  // a register without screens has no authority to read: that of the measure replaces it
  const read = entity && (entity.authority.read || term.authority)
  if (!read || !hasAuthority(ctx.session, read)) return false
  try {
    const source = new MeasureSql(ctx, term, { ...ANY_DAY, filters })
    for (const name of by) source.dimension(name)
    source.number()
    source.distinct()
    source.rows()
    return true
  } catch (error) {
    if (error instanceof Unknown) return false
    throw error
  }
}

/** Evaluates a measure's formula over the values of its parts. */
export function measureValue({ deps }: Pick<Ctx, 'deps'>, path: string, known: Known): Decimal | undefined {
  const formula = deps.model.measures.get(path)?.formula
  if (formula === undefined) return known.value(path)
  return workOut(formula, { ...known, value: (one) => measureValue({ deps }, one, known) })
}

/** Decimal places of each format. */
const DIGITS: Record<MeasureFormat, number> = { integer: 0, decimal: 1, exact: 2, money: 2, rate: 2 }

/** Rounds a value half up by its format; null where there is none. */
export const roundMeasure = (format: MeasureFormat, value: Decimal | undefined): number | null =>
  value === undefined ? null : Number(decimalText(roundDecimal(value, DIGITS[format])))

export const NOTHING_COUNTED: Decimal = toDecimal(0)

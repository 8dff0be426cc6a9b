import type { Period } from '#schemas/runtime/days/period.ts'
import { isTime, PERIOD, type Time } from '#schemas/runtime/definition/measures.ts'
import type { MeasureDefinition, RecordData } from '#schemas/runtime/model.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { slicesOf } from './slices.ts'

/** A category of a dimension: its key, or null for records without a value; several keys mean all of these categories. */
export interface Cut {
  by: string
  key: string | null | readonly string[]
}

/** Query of a measure. */
export interface Asked {
  period: Period
  /** filters of the dashboard that are set, without the period */
  filters: RecordData
  cuts: readonly Cut[]
}

/** Prefix of a tree node's id that means only its own records, without those of nodes below. */
const ONLY = '='

/** Key of a tree node without the nodes below it. */
export const keyOfNodeOnly = (id: number): string => `${ONLY}${id}`

/** Parses the key of a tree node. @returns undefined for other keys */
export function nodeOf(key: string): { id: number; only: boolean } | undefined {
  const only = key.startsWith(ONLY)
  const id = Number(only ? key.slice(1) : key)
  return Number.isSafeInteger(id) && id > 0 ? { id, only } : undefined
}

/** Splits filters into period and others; an opened month or year replaces the period. */
export function askedOf(filters: RecordData, cuts: readonly Cut[] = []): Asked {
  const { [PERIOD.start]: start, [PERIOD.end]: end, ...rest } = filters
  const whole = { start: String(start), end: String(end) }
  const period = cuts.reduce((within, { by, key }) => (isTime(by) ? sliceOf(within, by, key) : within), whole)
  return { period, filters: rest, cuts: cuts.filter(({ by }) => !isTime(by)) }
}

const sliceOf = (period: Period, unit: Time, key: Cut['key']): Period =>
  slicesOf(period, unit).find((slice) => slice.key === key) ?? fail('PARAMETRO_INVALIDO', { nome: 'caminho' })

/** Query of an arbitrary day, to try whether a statement can be built. */
export const ANY_DAY: Asked = { period: { start: '2000-01-01', end: '2000-01-01' }, filters: {}, cuts: [] }

/** Parses categories: [["area","12"],["motivo",null]]. @param wrong called for anything else */
export function cutsIn(written: unknown, wrong: () => never): Cut[] {
  if (!Array.isArray(written)) return wrong()
  return written.map((cut): Cut => {
    const [by, key] = Array.isArray(cut) ? cut : []
    if (typeof by !== 'string' || (key !== null && typeof key !== 'string')) return wrong()
    return { by, key }
  })
}

/** The day whose values a measure reads; undefined where each record has its own, or today's are read. */
export function dayOf({ when }: Pick<MeasureDefinition, 'when'>, { start, end }: Period): string | undefined {
  if (when === undefined || !('day' in when)) return undefined
  return when.day === 'start' ? start : end
}

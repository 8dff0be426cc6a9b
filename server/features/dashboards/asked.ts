import type { Period } from '#schemas/runtime/days/period.ts'
import { isTime, PERIOD, type Time } from '#schemas/runtime/definition/measures.ts'
import type { MeasureDefinition, RecordData } from '#schemas/runtime/model.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { slicesOf } from './slices.ts'

/** One category of what measures are compared by: its key, or null for records that have none; several keys stand for all of these categories. */
export interface Cut {
  by: string
  key: string | null | readonly string[]
}

/** What a measure is asked for. */
export interface Asked {
  period: Period
  /** filters of the dashboard that are filled in, without the period */
  filters: RecordData
  cuts: readonly Cut[]
}

/** What stands before the id of a node of a tree whose own records are meant, without those of the nodes below it. */
const ONLY = '='

/** The key of a node itself, without what is below it. */
export const keyOfNodeOnly = (id: number): string => `${ONLY}${id}`

/** The node a key means. @returns undefined for what is no key of a node */
export function nodeOf(key: string): { id: number; only: boolean } | undefined {
  const only = key.startsWith(ONLY)
  const id = Number(only ? key.slice(1) : key)
  return Number.isSafeInteger(id) && id > 0 ? { id, only } : undefined
}

/** The period and the other filters, apart; a month or year that was opened is the period. */
export function askedOf(filters: RecordData, cuts: readonly Cut[] = []): Asked {
  const { [PERIOD.start]: start, [PERIOD.end]: end, ...rest } = filters
  const whole = { start: String(start), end: String(end) }
  const period = cuts.reduce((within, { by, key }) => (isTime(by) ? sliceOf(within, by, key) : within), whole)
  return { period, filters: rest, cuts: cuts.filter(({ by }) => !isTime(by)) }
}

const sliceOf = (period: Period, unit: Time, key: Cut['key']): Period =>
  slicesOf(period, unit).find((slice) => slice.key === key) ?? fail('PARAMETRO_INVALIDO', { nome: 'caminho' })

/** A day of which any statement can be made, to see whether and how it can. */
export const ANY_DAY: Asked = { period: { start: '2000-01-01', end: '2000-01-01' }, filters: {}, cuts: [] }

/** Categories as they are written: [["area","12"],["motivo",null]]. @param wrong is called for anything else */
export function cutsIn(written: unknown, wrong: () => never): Cut[] {
  if (!Array.isArray(written)) return wrong()
  return written.map((cut): Cut => {
    const [by, key] = Array.isArray(cut) ? cut : []
    if (typeof by !== 'string' || (key !== null && typeof key !== 'string')) return wrong()
    return { by, key }
  })
}

/** The day whose values a measure reads; undefined where each record has its own, or it is today's. */
export function dayOf({ when }: Pick<MeasureDefinition, 'when'>, { start, end }: Period): string | undefined {
  if (when === undefined || !('day' in when)) return undefined
  return when.day === 'start' ? start : end
}

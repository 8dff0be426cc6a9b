import { addDays, addMonths } from '#schemas/runtime/days/days.ts'
import type { Field } from '#schemas/runtime/model.ts'
import type { WrittenMoment } from './written.ts'

/** Whether a value is a date relative to today ({ today: n }). */
export const isMoment = (value: unknown): value is WrittenMoment =>
  typeof value === 'object' && value !== null && typeof (value as WrittenMoment).today === 'number'

/** Whether a field's format (date, date-time) allows values relative to today. */
export const isDated = ({ format }: Pick<Field, 'format'>): boolean => format === 'date' || format === 'date-time'

/** The day ('YYYY-MM-DD') or the instant (UTC-3) a relative date stands for; undefined outside the years 1 to 9999. */
export function momentOf(
  { format }: Pick<Field, 'format'>,
  { today: days, months = 0, years = 0, at = '09:00' }: WrittenMoment,
  today: string,
): string | undefined {
  const month = addMonths(today, months + 12 * years)
  const day = month === undefined ? undefined : addDays(month, days)
  return day !== undefined && format === 'date-time' ? `${day}T${at}:00-03:00` : day
}

import { addDays, addMonths } from '#schemas/runtime/days/days.ts'
import type { Field } from '#schemas/runtime/model.ts'
import type { WrittenMoment } from './written.ts'

/** Whether a value says a day by its distance from today. */
export const isMoment = (value: unknown): value is WrittenMoment =>
  typeof value === 'object' && value !== null && typeof (value as WrittenMoment).today === 'number'

/** Formats whose values may be counted from today. */
export const isDated = ({ format }: Pick<Field, 'format'>): boolean => format === 'date' || format === 'date-time'

/** The day ('YYYY-MM-DD') or the instant that a field is to hold; undefined outside the years 1 to 9999. */
export function momentOf(
  { format }: Pick<Field, 'format'>,
  { today: days, months = 0, years = 0, at = '09:00' }: WrittenMoment,
  today: string,
): string | undefined {
  const month = addMonths(today, months + 12 * years)
  const day = month === undefined ? undefined : addDays(month, days)
  return day !== undefined && format === 'date-time' ? `${day}T${at}:00-03:00` : day
}

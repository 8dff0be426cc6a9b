import { shiftDay } from '#schemas/runtime/dates.ts'
import type { Period } from '#schemas/runtime/period.ts'
import { calendarAt, countWorkingDays, NATIONAL_CALENDARS } from '#schemas/runtime/working-days.ts'
import type { Ctx } from '#server/crud/define.ts'
import type { Asked } from './asked.ts'

/** Working days from the first day of a period to its last one. @param places filter over places: where it asks for one only, the calendar is that of this place */
export function workingDaysOf(
  { context }: Pick<Ctx, 'context'>,
  { filters }: Pick<Asked, 'filters'>,
  places: string | undefined,
  { start, end }: Period,
): number {
  const asked = [(places !== undefined && filters[places]) || []].flat()
  const place = asked.length === 1 ? Number(asked[0]) : undefined
  return countWorkingDays(calendarAt(context.calendario ?? NATIONAL_CALENDARS, place), shiftDay(start, -1), end)
}

import { shiftDay } from '#schemas/runtime/dates.ts'
import type { Period } from '#schemas/runtime/days/period.ts'
import { calendarAsked, countWorkingDays } from '#schemas/runtime/days/working-days.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import type { Asked } from './asked.ts'

/** Working days from the first day of a period to its last one. @param places filter over places: where it asks for one only, the calendar is that of this place */
export const workingDaysOf = (
  { context }: Pick<Ctx, 'context'>,
  { filters }: Pick<Asked, 'filters'>,
  places: string | undefined,
  { start, end }: Period,
): number =>
  countWorkingDays(
    calendarAsked(context.calendario, places === undefined ? undefined : filters[places]),
    shiftDay(start, -1),
    end,
  )

import { shiftDay } from '#schemas/runtime/dates.ts'
import type { Period } from '#schemas/runtime/days/period.ts'
import { calendarAsked, countWorkingDays } from '#schemas/runtime/days/working-days.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import type { Asked } from './asked.ts'

/** Number of working days in a period. @param places filter of places: when it selects a single one, that place's calendar is used */
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

import { useEffect, useState } from 'react'
import type { Holiday } from '#schemas/runtime/days/working-days.ts'
import type { Services } from '../../services.ts'

/** The named days of a year by day; none while they are on their way, or where nobody tells them. */
export function useHolidays(find: Services['holidays'], year: number): ReadonlyMap<string, Holiday> {
  const [found, setFound] = useState<ReadonlyMap<string, Holiday>>(new Map())
  useEffect(() => {
    let left = false
    // a calendar without marks still serves
    find?.(year).then(
      (days) => left || setFound(new Map(days.map((day) => [day.data, day]))),
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [find, year])
  return found
}

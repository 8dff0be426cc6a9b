import { useEffect, useState } from 'react'
import type { Holiday } from '#schemas/runtime/days/working-days.ts'
import type { Services } from '../../services.ts'

/** Returns the named days of a year by day; empty while loading, on failure, or without a source. */
export function useHolidays(find: Services['holidays'], year: number): ReadonlyMap<string, Holiday> {
  const [found, setFound] = useState<ReadonlyMap<string, Holiday>>(new Map())
  useEffect(() => {
    let left = false
    // on failure the calendar is shown without marks
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

import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { findHolidays } from '#admin/providers/holidays.ts'
import { type Period, weekdayOf } from './days.ts'
import type { StretchProps } from './props.ts'

/** Returns the company's holidays in a period, and a test for non-working days. Until loaded, or on failure, weekends only. */
export function useFreeDays({ from, to }: Period): Pick<StretchProps<unknown>, 'holidays' | 'isFree'> {
  const years = [...new Set([from.slice(0, 4), to.slice(0, 4)])].map(Number)
  const found = useQueries({
    queries: years.map((year) => ({
      queryKey: ['feriados', year],
      queryFn: () => findHolidays(year),
      staleTime: 600_000,
    })),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  })
  return useMemo(() => {
    const free = new Set(found.filter(({ diaUtil }) => !diaUtil).map(({ data }) => data))
    return {
      holidays: new Map(found.map(({ data, nome }) => [data, nome])),
      isFree: (day) => [0, 6].includes(weekdayOf(day)) || free.has(day),
    }
  }, [found])
}

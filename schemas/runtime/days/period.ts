import { monthsBefore, shiftDay } from '../dates.ts'

/** Periods relative to today. */
export type RelativePeriod =
  | 'SEMANA_ANTERIOR'
  | 'MES_ATUAL'
  | 'MES_ANTERIOR'
  | 'ULTIMOS_30_DIAS'
  | 'ULTIMOS_6_MESES'
  | 'ULTIMOS_12_MESES'
  | 'ANO_ATUAL'
  | 'ANO_ANTERIOR'

/** First and last day, 'YYYY-MM-DD'. */
export interface Period {
  start: string
  end: string
}

const WEEK = 7

/** 1 Monday … 7 Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || WEEK

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`

/** Resolves a relative period for a day ('2026-03-31', MES_ANTERIOR → 01/02 to 28/02). */
export function periodOn(period: RelativePeriod, today: string): Period {
  const year = Number(today.slice(0, 4))
  switch (period) {
    case 'SEMANA_ANTERIOR': {
      const monday = shiftDay(today, 1 - weekdayOf(today) - WEEK)
      return { start: monday, end: shiftDay(monday, WEEK - 1) }
    }
    case 'MES_ATUAL':
      return { start: firstOfMonth(today), end: today }
    case 'MES_ANTERIOR': {
      const end = shiftDay(firstOfMonth(today), -1)
      return { start: firstOfMonth(end), end }
    }
    case 'ULTIMOS_30_DIAS':
      return { start: shiftDay(today, -29), end: today }
    case 'ULTIMOS_6_MESES':
      return { start: monthsBefore(today, 6), end: today }
    case 'ULTIMOS_12_MESES':
      return { start: monthsBefore(today, 12), end: today }
    case 'ANO_ATUAL':
      return { start: `${year}-01-01`, end: today }
    case 'ANO_ANTERIOR':
      return { start: `${year - 1}-01-01`, end: `${year - 1}-12-31` }
  }
}

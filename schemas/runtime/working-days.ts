import { shiftDay } from './dates.ts'
import { dayOf, type HolidayKind, type HolidayRule } from './holidays.ts'

/** What days are working days at one place: plain JSON, so that server and browser count alike. Saturdays and Sundays never are. */
export interface Calendar {
  rules: HolidayRule[]
  /** the company does not work on pontos facultativos */
  facultativoFolga: boolean
}

/** A day of a year that has a name. */
export interface Holiday {
  /** 'YYYY-MM-DD' */
  data: string
  nome: string
  tipo: HolidayKind
  facultativo: boolean
  /** whether it is worked on all the same: a ponto facultativo in the week, unless the company says otherwise */
  diaUtil: boolean
}

const known = new WeakMap<Calendar, Map<number, Map<string, Holiday>>>()

/** By day. Of several rules for one day the strictest stands: what is a holiday anywhere is no ponto facultativo. */
function byDay(calendar: Calendar, year: number): Map<string, Holiday> {
  const years = known.get(calendar) ?? new Map<number, Map<string, Holiday>>()
  known.set(calendar, years)
  const found = years.get(year)
  if (found) return found
  const days = new Map<string, Holiday>()
  for (const rule of calendar.rules) {
    const data = dayOf(rule, year)
    if (data === undefined) continue
    const facultativo = rule.facultativo === true
    if (days.has(data) && (facultativo || days.get(data)?.facultativo === false)) continue
    const diaUtil = facultativo && !calendar.facultativoFolga && !isWeekend(data)
    days.set(data, { data, nome: rule.nome, tipo: rule.tipo, facultativo, diaUtil })
  }
  years.set(year, days)
  return days
}

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/** The named days of a year, in their order. */
export const holidaysOf = (calendar: Calendar, year: number): Holiday[] =>
  [...byDay(calendar, year).values()].sort((a, b) => a.data.localeCompare(b.data))

/** Whether work goes on. @param day 'YYYY-MM-DD' */
export function isWorkingDay(calendar: Calendar, day: string): boolean {
  if (isWeekend(day)) return false
  return byDay(calendar, Number(day.slice(0, 4))).get(day)?.diaUtil ?? true
}

/**
 * The nth working day after a day, or before it when `days` is negative; 0 gives the day itself, or the next working one.
 * '2026-11-19' and 1 → '2026-11-23': the Friday between is a holiday.
 */
export function addWorkingDays(calendar: Calendar, day: string, days: number): string {
  if (!Number.isSafeInteger(days)) throw new RangeError(`${days} is no number of days`)
  const step = days < 0 ? -1 : 1
  let at = days === 0 ? shiftDay(day, -1) : day
  for (let left = Math.max(1, Math.abs(days)); left > 0; ) {
    at = shiftDay(at, step)
    if (isWorkingDay(calendar, at)) left--
  }
  return at
}

/** Working days after `from` up to and including `to` (the inverse of `addWorkingDays`); negative when `to` comes first. */
export function countWorkingDays(calendar: Calendar, from: string, to: string): number {
  if (to < from) return -countWorkingDays(calendar, shiftDay(to, -1), shiftDay(from, -1))
  let count = 0
  for (let day = shiftDay(from, 1); day <= to; day = shiftDay(day, 1)) if (isWorkingDay(calendar, day)) count++
  return count
}

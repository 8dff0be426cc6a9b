import { addDays, daysBetween } from './days.ts'
import { dayOf, type HolidayKind, type HolidayRule, NATIONAL } from './holidays.ts'

/** What days are working days at one place: plain JSON, so that server and browser count alike. Saturdays and Sundays never are. */
export interface Calendar {
  rules: HolidayRule[]
  /** the company does not work on pontos facultativos */
  facultativoFolga: boolean
}

/** The working days of a company, with those of each of its places: plain JSON; `server/migrations/*_dias-uteis.sql` counts with it in the database. */
export interface Calendars {
  /** what holds everywhere */
  regras: HolidayRule[]
  /** what holds besides at a place, by its id */
  locais: Record<number, HolidayRule[]>
  facultativoFolga: boolean
}

/** Where nothing is known of a company: the days of the whole country. */
export const NATIONAL_CALENDARS: Calendars = { regras: [...NATIONAL], locais: {}, facultativoFolga: false }

const places = new WeakMap<Calendars, Map<number | undefined, Calendar>>()

/** The calendar at a place, the same object each time: functions of it remember the days of each year. */
export function calendarAt(calendars: Calendars, place?: number): Calendar {
  const known = places.get(calendars) ?? new Map<number | undefined, Calendar>()
  places.set(calendars, known)
  const { regras, locais, facultativoFolga } = calendars
  const found = known.get(place) ?? { rules: [...((place && locais[place]) || []), ...regras], facultativoFolga }
  known.set(place, found)
  return found
}

/** The calendar of what is asked for: that of the place where only one is, else what holds everywhere. @param places ids, as a filter has them */
export function calendarAsked(calendars: Calendars | undefined, places: unknown): Calendar {
  const asked = [places ?? []].flat()
  return calendarAt(calendars ?? NATIONAL_CALENDARS, asked.length === 1 ? Number(asked[0]) : undefined)
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

const FIRST_DAY = '0001-01-01'
const LAST_DAY = '9999-12-31'

/** Days since a Monday a week before the year 1. */
const numberOf = (day: string): number => daysBetween(FIRST_DAY, day) + 7

const isWeekend = (day: string): boolean => numberOf(day) % 7 > 4

/** The named days of a year, in their order. */
export const holidaysOf = (calendar: Calendar, year: number): Holiday[] =>
  [...byDay(calendar, year).values()].sort((a, b) => a.data.localeCompare(b.data))

/** Whether work goes on. @param day 'YYYY-MM-DD' */
export function isWorkingDay(calendar: Calendar, day: string): boolean {
  if (isWeekend(day)) return false
  return byDay(calendar, Number(day.slice(0, 4))).get(day)?.diaUtil ?? true
}

/** More than forty years; whoever asks for more has mistyped. */
const MOST_WORKING_DAYS = 10_000

/**
 * The nth working day after a day, or before it when `days` is negative; 0 gives the day itself, or the next working one.
 * '2026-11-19' and 1 → '2026-11-23': the Friday between is a holiday.
 * @returns undefined for more than 10,000 days, and outside the years 1 to 9999
 */
export function addWorkingDays(calendar: Calendar, day: string, days: number): string | undefined {
  if (!Number.isSafeInteger(days)) throw new RangeError(`${days} is no number of days`)
  if (Math.abs(days) > MOST_WORKING_DAYS) return undefined
  let at = days === 0 ? numberOf(day) - 1 : numberOf(day)
  // as many days from Monday to Friday as are left, and once more for those without work among them
  for (let left = Math.max(1, Math.abs(days)); left > 0; ) {
    const next = days < 0 ? weekdayAt(weekdaysBefore(at) - left) : weekdayAt(weekdaysBefore(at + 1) + left - 1)
    const [from, to] = days < 0 ? [next, at - 1] : [at + 1, next]
    if (textOf(next) === undefined) return undefined
    left = countDaysOff(calendar, from, to)
    at = next
  }
  return textOf(at)
}

/** Mondays to Fridays before a day, counted from a day before all others. */
const weekdaysBefore = (number: number): number => Math.floor(number / 7) * 5 + Math.min(number % 7, 5)

/** The nth of them, from 0. */
const weekdayAt = (n: number): number => Math.floor(n / 5) * 7 + (n % 5)

/** Undefined outside the years 1 to 9999. */
const textOf = (number: number): string | undefined => addDays(FIRST_DAY, number - 7)

/** Mondays to Fridays without work from one day to another. */
function countDaysOff(calendar: Calendar, from: number, to: number): number {
  const [first = FIRST_DAY, last = LAST_DAY] = [textOf(from), textOf(to)]
  let off = 0
  for (let year = Number(first.slice(0, 4)); year <= Number(last.slice(0, 4)); year++)
    for (const { data, diaUtil } of byDay(calendar, year).values())
      if (!diaUtil && first <= data && data <= last && !isWeekend(data)) off++
  return off
}

/** Working days after `from` up to and including `to` (the inverse of `addWorkingDays`); negative when `to` comes first. */
export function countWorkingDays(calendar: Calendar, from: string, to: string): number {
  if (to < from) {
    // from `to` on and before `from`
    const [a, b] = [numberOf(to), numberOf(from)]
    const count = weekdaysBefore(b) - weekdaysBefore(a) - countDaysOff(calendar, a, b - 1)
    return count === 0 ? 0 : -count
  }
  const [a, b] = [numberOf(from), numberOf(to)]
  return weekdaysBefore(b + 1) - weekdaysBefore(a + 1) - countDaysOff(calendar, a + 1, b)
}

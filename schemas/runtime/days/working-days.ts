import { addDays, daysBetween } from './days.ts'
import { dayOf, type HolidayKind, type HolidayRule, NATIONAL } from './holidays.ts'

/** Working-day rules at one place: plain JSON, so that server and browser calculate alike. Saturdays and Sundays are never working days. */
export interface Calendar {
  rules: HolidayRule[]
  /** the company does not work on pontos facultativos */
  facultativoFolga: boolean
}

/** Working-day rules of a company and of each of its places: plain JSON; `server/migrations/*_dias-uteis.sql` evaluates it in the database. */
export interface Calendars {
  /** rules for all places */
  regras: HolidayRule[]
  /** additional rules by place id */
  locais: Record<number, HolidayRule[]>
  facultativoFolga: boolean
}

/** Default without company data: national holidays only. */
export const NATIONAL_CALENDARS: Calendars = { regras: [...NATIONAL], locais: {}, facultativoFolga: false }

const places = new WeakMap<Calendars, Map<number | undefined, Calendar>>()

/** The calendar at a place; memoised, because the holidays of a year are cached per calendar object. */
export function calendarAt(calendars: Calendars, place?: number): Calendar {
  const known = places.get(calendars) ?? new Map<number | undefined, Calendar>()
  places.set(calendars, known)
  const { regras, locais, facultativoFolga } = calendars
  const found = known.get(place) ?? { rules: [...((place && locais[place]) || []), ...regras], facultativoFolga }
  known.set(place, found)
  return found
}

/** The calendar for a filter: that of the place when exactly one is selected, else the one for all places. @param places ids, as in the filter */
export function calendarAsked(calendars: Calendars | undefined, places: unknown): Calendar {
  const asked = [places ?? []].flat()
  return calendarAt(calendars ?? NATIONAL_CALENDARS, asked.length === 1 ? Number(asked[0]) : undefined)
}

/** A named day of a year. */
export interface Holiday {
  /** 'YYYY-MM-DD' */
  data: string
  nome: string
  tipo: HolidayKind
  facultativo: boolean
  /** whether it is a working day: a ponto facultativo on a weekday, unless the company takes it off */
  diaUtil: boolean
}

const known = new WeakMap<Calendar, Map<number, Map<string, Holiday>>>()

/** Holidays of a year by day, cached. Of several rules for one day the strictest wins: a holiday beats a ponto facultativo. */
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

/** Number of a day: days since the Monday a week before the year 1. */
const numberOf = (day: string): number => daysBetween(FIRST_DAY, day) + 7

const isWeekend = (day: string): boolean => numberOf(day) % 7 > 4

/** The named days of a year, in their order. */
export const holidaysOf = (calendar: Calendar, year: number): Holiday[] =>
  [...byDay(calendar, year).values()].sort((a, b) => a.data.localeCompare(b.data))

/** Whether a day is a working day. @param day 'YYYY-MM-DD' */
export function isWorkingDay(calendar: Calendar, day: string): boolean {
  if (isWeekend(day)) return false
  return byDay(calendar, Number(day.slice(0, 4))).get(day)?.diaUtil ?? true
}

/** Upper limit, about forty years; larger numbers are typing errors. */
const MOST_WORKING_DAYS = 10_000

/**
 * The nth working day after a day, or before it when `days` is negative; 0: the day itself, or the next working day.
 * '2026-11-19' and 1 → '2026-11-23': the Friday between is a holiday.
 * @returns undefined for more than 10,000 days, and outside the years 1 to 9999
 */
export function addWorkingDays(calendar: Calendar, day: string, days: number): string | undefined {
  if (!Number.isSafeInteger(days)) throw new RangeError(`${days} is no number of days`)
  if (Math.abs(days) > MOST_WORKING_DAYS) return undefined
  let at = days === 0 ? numberOf(day) - 1 : numberOf(day)
  // advances by the weekdays left, then again by the number of holidays passed over
  for (let left = Math.max(1, Math.abs(days)); left > 0; ) {
    const next = days < 0 ? weekdayAt(weekdaysBefore(at) - left) : weekdayAt(weekdaysBefore(at + 1) + left - 1)
    const [from, to] = days < 0 ? [next, at - 1] : [at + 1, next]
    if (textOf(next) === undefined) return undefined
    left = countDaysOff(calendar, from, to)
    at = next
  }
  return textOf(at)
}

/** Number of weekdays (Monday to Friday) before a day number. */
const weekdaysBefore = (number: number): number => Math.floor(number / 7) * 5 + Math.min(number % 7, 5)

/** Day number of the nth weekday, from 0. */
const weekdayAt = (n: number): number => Math.floor(n / 5) * 7 + (n % 5)

/** 'YYYY-MM-DD' of a day number; undefined outside the years 1 to 9999. */
const textOf = (number: number): string | undefined => addDays(FIRST_DAY, number - 7)

/** Number of weekdays off between two day numbers, both included. */
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
    // working days from `to` (included) to `from` (excluded)
    const [a, b] = [numberOf(to), numberOf(from)]
    const count = weekdaysBefore(b) - weekdaysBefore(a) - countDaysOff(calendar, a, b - 1)
    return count === 0 ? 0 : -count
  }
  const [a, b] = [numberOf(from), numberOf(to)]
  return weekdaysBefore(b + 1) - weekdaysBefore(a + 1) - countDaysOff(calendar, a + 1, b)
}

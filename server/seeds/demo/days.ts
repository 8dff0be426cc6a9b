import type { Random } from './random.ts'

/** Reference date of the demo data, independent of the day of loading: no event is later. */
export const HOJE = '2026-11-01'

/** First date of the demo data. */
export const INICIO = '2020-01-02'

const DAY = 86_400_000

/** 'YYYY-MM-DD', `count` days later (or earlier). */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10)

/** Days from one day to another. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY)

export const earlierDay = (a: string, b: string): string => (a < b ? a : b)
export const laterDay = (a: string, b: string): string => (a > b ? a : b)

/** A random day between two days, both included; `from` if they are reversed. */
export const dayBetween = (random: Random, from: string, to: string): string =>
  addDays(from, random.int(0, Math.max(0, daysBetween(from, to))))

/** The day itself, or the Friday before a weekend. */
export function workdayOf(day: string): string {
  const weekday = new Date(day).getUTCDay()
  return addDays(day, weekday === 6 ? -1 : weekday === 0 ? -2 : 0)
}

/** The first weekday after a day. */
export function nextWorkday(day: string): string {
  const next = addDays(day, 1)
  return workdayOf(next) === next ? next : nextWorkday(next)
}

/** An instant of office hours on a day in São Paulo. */
export const officeHour = (random: Random, day: string): string =>
  `${day}T${String(random.int(8, 17)).padStart(2, '0')}:${String(random.int(0, 59)).padStart(2, '0')}:00-03:00`

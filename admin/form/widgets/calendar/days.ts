/** Days are 'YYYY-MM-DD', months 'YYYY-MM': strings that sort chronologically. Computed in UTC, which has no daylight saving gaps. */

const DAY_MS = 86_400_000

const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

export const monthOf = (day: string): string => day.slice(0, 7)

const addDays = (day: string, days: number): string => dayOf(instantOf(day) + days * DAY_MS)

/** Returns the same day of another month, or its last day: 31/01 plus one month is 28/02. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0))
  return dayOf(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())))
}

/** Weekday, 0 is Sunday, the first day of Brazilian weeks. */
const weekday = (day: string): number => new Date(instantOf(day)).getUTCDay()

/** Returns the weeks that cover a month, Sunday first, padded with days of the adjacent months. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`
  const start = addDays(first, -weekday(first))
  const end = addMonths(first, 1)
  const weeks: string[][] = []
  for (let day = start; day < end; day = addDays(day, 7)) weeks.push([0, 1, 2, 3, 4, 5, 6].map((n) => addDays(day, n)))
  return weeks
}

/** The twelve months of a year. */
export const monthsOf = (year: string): string[] =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`)

/** Returns the day a key moves to in the day grid (ARIA date picker pattern); undefined for other keys. */
export function dayMove(key: string, shift: boolean, day: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekday(day))
    case 'End':
      return addDays(day, 6 - weekday(day))
    case 'PageUp':
      return addMonths(day, shift ? -12 : -1)
    case 'PageDown':
      return addMonths(day, shift ? 12 : 1)
    default:
      return undefined
  }
}

/** Like {@link dayMove} for the month grid, three in a row; a month is represented by its first day. */
export function monthMove(key: string, _shift: boolean, day: string): string | undefined {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -3,
    ArrowDown: 3,
    Home: 1 - Number(day.slice(5, 7)),
    End: 12 - Number(day.slice(5, 7)),
    PageUp: -12,
    PageDown: 12,
  }
  const step = steps[key]
  return step === undefined ? undefined : addMonths(day, step)
}

const names = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', ...options })
const full = names({ day: 'numeric', month: 'long', year: 'numeric' })
const long = names({ month: 'long' })
const short = names({ month: 'short' })
const week = names({ weekday: 'long' })

/** '21 de novembro de 2026' */
export const dayName = (day: string): string => full.format(instantOf(day))
/** 'novembro' */
export const monthName = (month: string): string => long.format(instantOf(`${month}-01`))
/** 'nov' */
export const shortMonthName = (month: string): string => short.format(instantOf(`${month}-01`)).replace('.', '')
/** ['domingo', 'segunda-feira' …] */
export const weekdayNames = (): string[] =>
  ['04', '05', '06', '07', '08', '09', '10'].map((day) => week.format(instantOf(`2026-01-${day}`)))

/** Returns the years to choose from: 60 back to 10 ahead (spec 1 §2.5 as the locale has it), plus the year shown. */
export function yearsAround(today: string, shown: string): number[] {
  const now = Number(today.slice(0, 4))
  const from = Math.min(now - 60, Number(shown.slice(0, 4)))
  const to = Math.max(now + 10, Number(shown.slice(0, 4)))
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

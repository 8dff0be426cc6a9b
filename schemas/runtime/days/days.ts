/** Date arithmetic ('YYYY-MM-DD', years 1 to 9999); `server/migrations/*datas-e-valores-calculados.sql` implements the same in SQL. */

interface Day {
  year: number
  month: number
  day: number
}

const parts = (text: string): Day => ({
  year: Number(text.slice(0, 4)),
  month: Number(text.slice(5, 7)),
  day: Number(text.slice(8, 10)),
})

const write = ({ year, month, day }: Day): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** UTC milliseconds of a day; years below 100 are not mapped to 19xx. */
function utc({ year, month, day }: Day): number {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getTime()
}

const DAY = 86_400_000
/** Bounds beyond which every result lies outside the years 1 to 9999. */
const MOST_DAYS = 4_000_000
const MOST_MONTHS = 120_000

/** Adds days; undefined outside the years 1 to 9999. */
export function addDays(from: string, days: number): string | undefined {
  if (Math.abs(days) > MOST_DAYS) return undefined
  const moved = new Date(utc(parts(from)) + days * DAY)
  const year = moved.getUTCFullYear()
  if (year < 1 || year > 9999) return undefined
  return write({ year, month: moved.getUTCMonth() + 1, day: moved.getUTCDate() })
}

/** Adds months, clamped to the end of a shorter month: 31/08 + 6 months is 28/02. */
export function addMonths(from: string, months: number): string | undefined {
  if (Math.abs(months) > MOST_MONTHS) return undefined
  const { year, month, day } = parts(from)
  const count = year * 12 + (month - 1) + months
  const at = { year: Math.floor(count / 12), month: (((count % 12) + 12) % 12) + 1 }
  if (at.year < 1 || at.year > 9999) return undefined
  const last = new Date(utc({ ...at, day: 28 }))
  last.setUTCMonth(last.getUTCMonth() + 1, 0)
  return write({ ...at, day: Math.min(day, last.getUTCDate()) })
}

/** Days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => (utc(parts(to)) - utc(parts(from))) / DAY

/** Completed months: each is completed when the day of the month is reached. */
export function monthsBetween(from: string, to: string): number {
  const [a, b] = [parts(from), parts(to)]
  return (b.year - a.year) * 12 + (b.month - a.month) - (b.day < a.day ? 1 : 0)
}

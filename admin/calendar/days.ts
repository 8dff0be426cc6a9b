import { isoDay, shiftDay, TIME_ZONE } from '#schemas/runtime/dates.ts'

/** Period the calendar shows. */
export type Span = 'mes' | 'semana' | 'lista'

export const SPANS: readonly Span[] = ['mes', 'semana', 'lista']

/** First and last day, both included. */
export interface Period {
  from: string
  to: string
}

const weekdays = ['dom.', 'seg.', 'ter.', 'qua.', 'qui.', 'sex.', 'sáb.']
const months = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
]

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** Returns the Monday of a day's week. */
export const mondayOf = (day: string): string => shiftDay(day, -((weekdayOf(day) + 6) % 7))

/** Returns the days of a period, both ends included. */
export function daysBetween({ from, to }: Period): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = shiftDay(day, 1)) days.push(day)
  return days
}

/** Returns the first day of a day's month, or of the month that many months later or earlier. */
export function monthOf(day: string, months = 0): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

/** Returns the period shown around a day: the whole weeks of its month, its week, or its month. */
export function periodOf(span: Span, day: string): Period {
  if (span === 'semana') return { from: mondayOf(day), to: shiftDay(mondayOf(day), 6) }
  const from = monthOf(day)
  const to = shiftDay(monthOf(day, 1), -1)
  return span === 'mes' ? { from: mondayOf(from), to: shiftDay(mondayOf(to), 6) } : { from, to }
}

/** Returns the day to show for the next or previous period. */
export const turnSpan = (span: Span, day: string, by: 1 | -1): string =>
  span === 'semana' ? shiftDay(day, 7 * by) : monthOf(day, by)

/** 'seg., 10/03' */
export const shortDay = (day: string): string => `${weekdays[weekdayOf(day)]}, ${day.slice(8)}/${day.slice(5, 7)}`

/** 'segunda-feira, 10 de março de 2031', for screen readers. */
export const longDay = (day: string): string =>
  new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', dateStyle: 'full' }).format(new Date(`${day}T00:00:00Z`))

/** 'novembro de 2026' */
export const monthTitle = (day: string): string => `${months[Number(day.slice(5, 7)) - 1]} de ${day.slice(0, 4)}`

/** Weekday titles of the month grid, from Monday on. */
export const columnTitles: readonly string[] = [...weekdays.slice(1), weekdays[0] ?? '']

const clock = new Intl.DateTimeFormat('pt-BR', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit' })

/** 'HH:mm' of an instant in America/Sao_Paulo. */
export const hourOf = (instant: string): string => clock.format(new Date(instant))

/** Whether a text is an existing day 'YYYY-MM-DD'. */
export const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** Returns the day of a date or an instant. */
export const dayOf = (value: string): string => (value.length > 10 ? isoDay(new Date(value)) : value)

/** Moves a date or an instant by days; an instant keeps its hour in America/Sao_Paulo. */
export function shiftDays(value: string, days: number): string {
  if (value.length <= 10) return shiftDay(value, days)
  return instantAt(shiftDay(dayOf(value), days), hourOf(value))
}

/** Returns the instant of a day and an hour ('HH:mm') in America/Sao_Paulo. */
export function instantAt(day: string, hour: string): string {
  const guess = Date.parse(`${day}T${hour}:00-03:00`)
  // corrects the guessed offset -03:00 for dates with daylight saving time (until 2019)
  const drift =
    Date.parse(`${dayOf(new Date(guess).toISOString())}T${hourOf(new Date(guess).toISOString())}:00-03:00`) - guess
  return new Date(guess - drift).toISOString()
}

/** Returns whole days between two days; negative when `to` is earlier. */
export const daysFromTo = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
